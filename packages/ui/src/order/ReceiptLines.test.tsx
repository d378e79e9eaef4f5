import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { order } from "../stories/orders.ts";
import { picture } from "../stories/picture.ts";
import { unbrokenAmount } from "../product/unbrokenAmount.ts";
import { ReceiptLines } from "./ReceiptLines.tsx";

it("[FMT-6] ordered lines show the pictures of what is still sold, and the placeholder of what is not", () => {
  const [first] = order.lines;
  const shown = renderToStaticMarkup(
    <ReceiptLines
      lines={order.lines}
      pictures={first === undefined ? {} : { [first.productId]: picture("#c8341f") }}
    />,
  );
  expect(shown.match(/<img /g)).toHaveLength(1);
  expect(shown.match(/<svg /g)).toHaveLength(order.lines.length - 1);
  expect(shown.indexOf("<img ")).toBeLessThan(shown.indexOf(unbrokenAmount(first?.name ?? "")));
  expect(renderToStaticMarkup(<ReceiptLines lines={order.lines} />)).not.toMatch(/<img |<svg /);
});
