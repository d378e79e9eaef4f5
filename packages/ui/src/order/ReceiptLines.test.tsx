import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderLines } from "../checkout/OrderLines.tsx";
import { milkLine } from "../stories/carts.ts";
import { order } from "../stories/orders.ts";
import { picture } from "../stories/picture.ts";
import { textOf } from "../stories/textOf.ts";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { ReceiptLines } from "./ReceiptLines.tsx";

it("[FMT-6] ordered lines show the pictures of what is still sold, and the placeholder of what is not", () => {
  const [first] = order.lines;
  const shown = renderToStaticMarkup(
    <ReceiptLines lines={order.lines} images={first === undefined ? {} : { [first.productId]: picture("#c8341f") }} />,
  );
  expect(shown.match(/<img /g)).toHaveLength(1);
  expect(shown.match(/<svg /g)).toHaveLength(order.lines.length - 1);
  expect(shown.indexOf("<img ")).toBeLessThan(shown.indexOf(unbrokenAmount(first?.name ?? "")));
  expect(renderToStaticMarkup(<ReceiptLines lines={order.lines} />)).not.toMatch(/<img |<svg /);
});

it("the price of an ordered line is said in words, before the order and after it", () => {
  expect(textOf(<ReceiptLines lines={order.lines} />)).toContain(
    "2 db · 897 Ft/\u2060db 897 forint darabonként + 100 Ft visszaváltási díj",
  );
  expect(textOf(<OrderLines lines={[milkLine]} />)).toContain("6 db · 489 Ft/l 489 forint literenként");
});
