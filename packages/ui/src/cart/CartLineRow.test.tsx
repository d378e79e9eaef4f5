import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { beerLine, lineOf } from "../stories/carts.ts";
import { beer, tomato } from "../stories/products.ts";
import { textOf } from "../stories/textOf.ts";
import { CartLineRow } from "./CartLineRow.tsx";

const shown = (adultsOnly: boolean) =>
  textOf(
    <CartLineRow
      line={{ ...beerLine, product: { ...beerLine.product, adultsOnly } }}
      href="/termekek/sor"
      onQuantityChange={() => {}}
      onRemove={() => {}}
    />,
  );

it("[LAW-12] a cart line says that its product is for adults", () => {
  expect(shown(true)).toContain("18+ Csak 18 éven felülieknek");
  expect(shown(false)).not.toContain("18+");
});

it("[LAW-2] a price for the unit that is sold is shown once", () => {
  const line = lineOf({ ...tomato, priceUnit: tomato.defaultUnit.name, pricePerUnit: 1 }, 1);
  const text = textOf(
    <CartLineRow line={line} href="/termekek/paradicsom" onQuantityChange={() => {}} onRemove={() => {}} />,
  );
  expect(text.match(/Ft\/\u2060?kg/g)).toHaveLength(1);
});

it("a line has one button that removes it", () => {
  const bins = (quantity: number) =>
    renderToStaticMarkup(
      <CartLineRow
        line={lineOf(beer, quantity)}
        href="/termekek/sor"
        onQuantityChange={() => {}}
        onRemove={() => {}}
      />,
    ).match(/aria-label="Kivétel a kosárból/g);
  expect(bins(1)).toHaveLength(1);
  expect(bins(2)).toHaveLength(1);
});

it("the picture of a line above the fold loads early, and others when they are scrolled to", () => {
  const loading = (isPriority?: boolean) =>
    /loading="(\w+)"/.exec(
      renderToStaticMarkup(
        <CartLineRow
          line={beerLine}
          href="/termekek/sor"
          onQuantityChange={() => {}}
          onRemove={() => {}}
          {...(isPriority === undefined ? {} : { isPriority })}
        />,
      ),
    )?.[1];
  expect([loading(true), loading()]).toEqual(["eager", "lazy"]);
});
