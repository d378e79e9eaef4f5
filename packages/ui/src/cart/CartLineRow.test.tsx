import { expect, it } from "vitest";
import { beerLine } from "../stories/carts.ts";
import { now } from "../stories/products.ts";
import { textOf } from "../stories/textOf.ts";
import { CartLineRow } from "./CartLineRow.tsx";

const shown = (adultsOnly: boolean) =>
  textOf(
    <CartLineRow
      line={{ ...beerLine, product: { ...beerLine.product, adultsOnly } }}
      now={now}
      href="/termekek/sor"
      onQuantityChange={() => {}}
      onRemove={() => {}}
    />,
  );

it("[LAW-12] a line of the cart says that its product is for adults", () => {
  expect(shown(true)).toContain("18+ Csak 18 éven felülieknek");
  expect(shown(false)).not.toContain("18+");
});
