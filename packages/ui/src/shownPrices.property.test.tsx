import { lineDeposit, linePrice } from "@kamra/core/cart";
import { currentPrice, depositOf, pieceEstimate, type Product, unitPriceBeside } from "@kamra/core/product";
import { cartLines, products, testNow as now } from "@kamra/testing/arbitraries";
import fc from "fast-check";
import { expect, it } from "vitest";
import { CartLineRow } from "./cart/CartLineRow.tsx";
import { ListLine } from "./list/ListLine.tsx";
import { BuyBox } from "./product/BuyBox.tsx";
import { ProductCard } from "./product/ProductCard.tsx";
import { SearchSuggestionList } from "./shell/SearchSuggestionList.tsx";
import { detailsOf } from "./stories/details.ts";
import { textOf } from "./stories/textOf.ts";

const nothing = () => undefined;
/** For sale, and its words name no amounts. */
const plain = (product: Product): Product => ({ ...product, name: "Áru", status: "AVAILABLE" });
const numberOf = (digits: string) => Number(digits.replaceAll(" ", "").replace(",", "."));

/** The amounts of a text in its order: `1 290` of `1 290 Ft`. */
const amountsIn = (text: string) =>
  [...text.matchAll(/(?<![\d,])(\d{1,3}(?: \d{3})*(?:,\d+)?) Ft/g)].map(([, digits = ""]) => numberOf(digits));

/** The amount behind a label, and null where the text has none. */
function amountBehind(label: string, text: string): number | null {
  const [amount = null] = amountsIn(new RegExp(`(?:^| )${label}: (.*)`).exec(text)?.[1] ?? "");
  return amount;
}

/** Every percentage of a text, spoken or written. */
const percentsIn = (text: string) => [...text.matchAll(/(\d+)(?:%| százalék)/g)].map(([, digits]) => Number(digits));

/** Where a product is shown with its price. */
const places: Readonly<Record<string, (product: Product) => string>> = {
  "A card": (product) =>
    textOf(<ProductCard product={product} now={now} href="/x" line={null} onQuantityChange={nothing} />),
  "A buy box": (product) =>
    textOf(<BuyBox product={detailsOf(product)} now={now} line={null} onQuantityChange={nothing} />),
  "A list's line": (product) =>
    textOf(
      <ListLine
        product={product}
        now={now}
        href="/x"
        quantity={1}
        isTicked={false}
        substitute={null}
        onQuantityChange={nothing}
        onChange={nothing}
        onTakeSubstitute={nothing}
      />,
    ),
  "A suggestion": (product) =>
    textOf(
      <SearchSuggestionList
        id="x"
        isShown
        suggestions={[{ kind: "product", id: "1", label: "Áru", href: "/x", product, cells: ["open"] }]}
        now={now}
        carriers={[]}
        cart={null}
        active={null}
        cellId={() => "1"}
        onPick={nothing}
        onForget={nothing}
      />,
    ),
};

it.each(Object.entries(places))(
  "[LAW-1] [LAW-2] %s shows a price, a struck price, a percentage and a unit price that agree, and no other amount.",
  (_place, textWith) => {
    fc.assert(
      fc.property(products({ now }).map(plain), (product) => {
        const text = textWith(product);
        const [price, struck] = [amountBehind("Ár", text), amountBehind("Korábbi ár", text)];
        const perUnit = unitPriceBeside(product, { now });
        const piece = pieceEstimate(product, { now });
        const deposit = depositOf(product);

        expect(price).toBe(currentPrice(product, { now }));
        const reference = product.priorPrice ?? product.regularPrice;
        expect(struck).toBe(price !== null && reference > price ? reference : null);
        const percent = struck === null || price === null ? 0 : Math.round(((struck - price) * 100) / struck);
        expect([...new Set(percentsIn(text))]).toEqual(percent === 0 ? [] : [percent]);
        expect(amountBehind("Egységár", text)).toBe(perUnit?.price ?? null);
        expect(amountsIn(text)).toEqual([
          ...(struck === null ? [] : [struck]),
          price,
          ...(perUnit === null ? [] : [perUnit.price]),
          ...(piece === null ? [] : [piece.price]),
          ...(deposit === 0 ? [] : [deposit]),
        ]);
      }),
    );
  },
);

it("[LAW-1] [LAW-2] [LAW-3] A line of the cart shows its price, its struck price, its unit price, its deposit and a total that agree, and no other amount.", () => {
  fc.assert(
    fc.property(cartLines({ now }), (given) => {
      const line = { ...given, product: plain(given.product) };
      const text = textOf(<CartLineRow line={line} href="/x" onQuantityChange={nothing} onRemove={nothing} />);
      const { product, quantity } = line;
      const [each = Number.NaN] = amountsIn(text);
      const total = amountBehind("Összesen", text);
      const deposit = lineDeposit(product, { quantity });
      const perUnit = unitPriceBeside(product, { now });
      const reference = product.priorPrice ?? product.regularPrice;
      const struck = reference > each ? [reference] : [];

      expect(each).toBe(currentPrice(product, { now }));
      expect(total).toBe(linePrice(product, { quantity, now }));
      if (Number.isInteger(quantity)) expect(total).toBe(each * quantity + deposit);
      expect(amountsIn(text)).toEqual([
        each,
        ...(perUnit === null ? [] : [perUnit.price]),
        ...struck,
        ...(deposit === 0 ? [] : [deposit]),
        total,
      ]);
    }),
  );
});
