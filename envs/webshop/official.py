from memenv.envs.webshop.shop import Shop
def open_shop(path: str, *, seed: int = 0, show_attributes: bool = False) -> Shop:
    raise NotImplementedError
