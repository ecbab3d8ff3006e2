"""A product, and how the original's files spell one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any, NamedTuple

from memenv.errors import MemenvError

__all__ = ["NO_ATTRIBUTES", "Card", "Product", "clean_text", "price_tag", "product_from_record", "skipped"]

#: What the original gives a product that its attribute file does not list.
NO_ATTRIBUTES: tuple[str, ...] = ("DUMMY_ATTR",)

_NOT_PRICE = re.compile(r"[^\d.]")


def price_tag(prices: Sequence[float]) -> str:
    """Prices as pages print them: one, a range, or 100 where none is given."""
    if not prices:
        return "$100.0"
    return f"${prices[0]}" if len(prices) == 1 else f"${prices[0]} to ${prices[1]}"


class Card(NamedTuple):
    """What a results page shows of a product."""

    asin: str
    title: str
    price_tag: str


@dataclass(frozen=True, slots=True)
class Product:
    """One product as pages, search and reward see it.

    Attributes:
        prices: dollars; empty where none is given, one value, or the two ends of a range.
        options: groups in page order, each a lower-case name and its lower-case values.
        category: department ("fashion"); `query` the product type; `product_category` the path "A › B › C".
        nouns: lower-case nouns of the title, with repetitions, in order; the type factor of the reward needs them.
    """

    asin: str
    title: str
    description: str = ""
    bullets: tuple[str, ...] = ()
    prices: tuple[float, ...] = ()
    options: tuple[tuple[str, tuple[str, ...]], ...] = ()
    attributes: tuple[str, ...] = NO_ATTRIBUTES
    category: str = ""
    query: str = ""
    product_category: str = ""
    nouns: tuple[str, ...] = ()

    @property
    def price_tag(self) -> str:
        """The price as pages print it."""
        return price_tag(self.prices)

    @property
    def document(self) -> str:
        """The text that search indexes: title, description, first bullet, option groups, lower-cased."""
        groups = ", and ".join(f"{name}: {', '.join(values)}" for name, values in self.options)
        return " ".join([self.title, self.description, self.bullets[0] if self.bullets else "", groups]).lower()


def skipped(asin: str) -> bool:
    """Whether the original's loader passes this ASIN over."""
    return asin == "nan" or len(asin) > 10


def product_from_record(record: Mapping[str, Any], where: str, attributes: Sequence[str] | None = None) -> Product:
    """The product of one object of `items_shuffle.json`, by the original's cleaning rules.

    Args:
        record: the decoded JSON object.
        where: file and place, for the error message.
        attributes: from the attribute file; None where it does not list the product.

    Raises:
        MemenvError: a field is missing or is not what it should be.
    """
    pricing = record.get("pricing")
    if not isinstance(pricing, str | None):
        raise _bad(where, "pricing", pricing, 'a text such as "$5.00" or "$5.00$7.50", "" or null')
    bullets = _field(record, "small_description", where)
    if isinstance(bullets, str):
        bullets = [bullets]
    if not isinstance(bullets, list) or not all(isinstance(line, str) for line in bullets):
        raise _bad(where, "small_description", bullets, "a text or a list of texts")
    asin = _text(record, "asin", where)
    if "\0" in asin:
        raise _bad(where, "asin", asin, "a text without the character NUL")
    return Product(
        asin=asin,
        title=_text(record, "name", where),
        description=_text(record, "full_description", where),
        bullets=tuple(map(clean_text, bullets)),
        prices=_prices(pricing or "", where),
        options=_options(_field(record, "customization_options", where), where),
        attributes=NO_ATTRIBUTES if attributes is None else tuple(attributes),
        category=_text(record, "category", where),
        query=_text(record, "query", where).lower().strip(),
        product_category=_text(record, "product_category", where),
    )


def _prices(pricing: str, where: str) -> tuple[float, ...]:
    if not pricing:
        return ()
    try:
        prices = tuple(float(Decimal(_NOT_PRICE.sub("", part))) for part in pricing.split("$")[1:])
    except InvalidOperation:
        prices = ()
    if not prices:
        raise _bad(where, "pricing", pricing, 'a text such as "$5.00" or "$5.00$7.50", "" or null')
    return prices[:2]


def _options(groups: object, where: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if not groups:
        return ()
    if not isinstance(groups, dict):
        raise _bad(where, "customization_options", groups, 'an object of groups, "" or null')
    options: dict[str, tuple[str, ...]] = {}
    for name, contents in groups.items():
        if contents is None:
            continue
        try:
            values = tuple(clean_text(content["value"].strip().replace("/", " | ").lower()) for content in contents)
        except (TypeError, KeyError, AttributeError):
            raise _bad(
                where, f"customization_options[{name!r}]", contents, 'a list of {"value": text} or null'
            ) from None
        options[clean_text(name.lower())] = values
    return tuple(options.items())


def _field(record: Mapping[str, Any], name: str, where: str) -> Any:
    if name not in record:
        raise MemenvError(
            f"{where}: the product has no {name!r}; every product needs asin, name, full_description, "
            "small_description, customization_options, category, query and product_category. Fetch the file again."
        )
    return record[name]


def _text(record: Mapping[str, Any], name: str, where: str) -> str:
    value = _field(record, name, where)
    if not isinstance(value, str):
        raise _bad(where, name, value, "a text")
    return clean_text(value)


def clean_text(text: str) -> str:
    """`text` with half surrogate pairs, which JSON can spell and UTF-8 cannot, replaced by question marks."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


def _bad(where: str, name: str, value: object, allowed: str) -> MemenvError:
    shown = repr(value)
    shown = shown if len(shown) <= 80 else shown[:77] + "..."
    return MemenvError(f"{where}: {name} is {shown}; allowed is {allowed}. Fetch the file again or mend the product.")
