"""The shop of Yao et al. (2022) without Java, Flask and gigabytes: same pages, same ranking, same reward."""

from memenv.envs.webshop.domain import WebShopConfig, WebShopDomain, make_domain
from memenv.envs.webshop.folder import open_shop
from memenv.envs.webshop.official import convert_webshop
from memenv.envs.webshop.shop import Shop

__all__ = ["Shop", "WebShopConfig", "WebShopDomain", "convert_webshop", "make_domain", "open_shop"]
