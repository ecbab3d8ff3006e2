"""The shop's pages as lists of visible strings, and how they are told: plain text, and text with marked buttons."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from memenv.envs.webshop.products import Card, Product

__all__ = [
    "BACK",
    "BUY",
    "NEXT",
    "PREVIOUS",
    "SUB_PAGES",
    "Node",
    "done_page",
    "head",
    "index_page",
    "item_page",
    "plain",
    "results_page",
    "rich",
    "sub_page",
]

BACK, PREVIOUS, NEXT, BUY = "Back to Search", "< Prev", "Next >", "Buy Now"
#: What an item page links to; the last only where attributes are shown.
SUB_PAGES = ("Description", "Features", "Reviews", "Attributes")


class Node(NamedTuple):
    """A visible string and what it is: "" plain, "button", "label" (an option value), "link" (a product)."""

    kind: str
    text: str


def _node(text: str, kind: str = "") -> list[Node]:
    """The string as a browser's parser keeps it: blank strings shrink to one space, or vanish with a line break."""
    if not text.strip(" \n\t\f\r"):
        return [] if "\n" in text or not text else [Node(kind, " ")]
    return [Node(kind, text)]


def _texts(*texts: str) -> list[Node]:
    return [node for text in texts for node in _node(text)]


def index_page(instruction: str) -> list[Node]:
    """The page with the search bar."""
    return [*_texts("WebShop", "Instruction: ", instruction), Node("button", "Search")]


def head(instruction: str) -> list[Node]:
    """What results, item and sub pages begin with."""
    return [*_texts("Instruction:", instruction), Node("button", BACK)]


def results_page(products: Sequence[Card], page: int, total: int) -> list[Node]:
    """A page of search results, without its head."""
    nodes = [Node("", f"Page {page} (Total results: {total})")]
    if page > 1:
        nodes.append(Node("button", PREVIOUS))
    nodes.append(Node("button", NEXT))
    for product in products:
        nodes += [Node("link", product.asin), *_texts(product.title, product.price_tag)]
    return nodes


def item_page(product: Product, show_attributes: bool) -> list[Node]:
    """A product's page, without its head. Ratings and reviews are not loaded by the released original."""
    nodes = [Node("button", PREVIOUS)]
    for name, values in product.options:
        nodes += _node(name)
        for value in values:
            nodes += _node(value, "label")
    nodes += _texts(product.title, f"Price: {product.price_tag}", "Rating: N.A.")
    nodes += [Node("button", name) for name in SUB_PAGES if show_attributes or name != "Attributes"]
    return [*nodes, Node("button", BUY)]


def sub_page(product: Product, name: str) -> list[Node]:
    """A product's description, features, reviews (none) or attributes, without its head."""
    nodes = [Node("button", PREVIOUS)]
    if name == "Description":
        nodes += _node(product.description)
    elif name == "Features":
        nodes += _texts(*(f" {bullet}" for bullet in product.bullets))
    elif name == "Attributes":
        nodes += _texts(*(f" {attribute}" for attribute in product.attributes))
        nodes += _texts(product.category, product.query, product.product_category)
    return nodes


def done_page(asin: str, options: dict[str, str], reward: float) -> list[Node]:
    """The page after a purchase. The original leaves the goal's details blank in its text environment."""
    pairs = json.dumps(options, sort_keys=True)
    for char in "<>&'":
        pairs = pairs.replace(char, f"\\u{ord(char):04x}")
    none = "None"
    return _texts(
        *("Thank you for shopping with us!", "Your code: ", none, " (Paste it in your MTurk interface.)"),
        *("Purchased", "asin", asin, "options", pairs, "attrs", none, "category", none, "query", none),
        *("product category", none, "Target", "asin", "options", "attrs", "price upper", "instuction text"),
        *("category", "product category", "query", "Goal ", none, "Reward"),
        *("Your score (min 0.0, max 1.0)", str(reward), "Reward Details ", none),
    )


def plain(nodes: Iterable[Node]) -> str:
    """Observation `text`: the strings, stripped, between separators. Chosen options can't be seen in it."""
    return " [SEP] ".join(node.text.strip() for node in nodes)


def rich(nodes: Iterable[Node], url: str, visited: frozenset[str]) -> str:
    """Observation `text_rich`: one string a line, with buttons marked, and what was clicked.

    Args:
        nodes: the page.
        url: its address; an option counts as clicked when the address holds it between double quotes.
        visited: ASINs of the products looked at since the last search from the search bar.
    """
    lines, notes = [], []
    for kind, text in nodes:
        if kind == "button":
            lines.append(f"[button] {text} [button_]\n")
        elif kind == "label":
            clicked = f'"{text}"' in url
            if clicked:
                notes.append(f"You have clicked {text}.\n")
            name = "clicked button" if clicked else "button"
            lines.append(f"  [{name}] {text} [{name}_]\n")
        elif kind == "link":
            name = "clicked button" if text in visited else "button"
            lines.append(f"\n[{name}] {text} [{name}_]\n")
        else:
            lines.append(f"{text}\n")
    return "".join([*reversed(notes), *lines])
