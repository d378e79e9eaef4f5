import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { order } from "../stories/orders.ts";
import { unbrokenAmount } from "../text/unbrokenAmount.ts";
import { WithdrawalLines } from "./WithdrawalLines.tsx";
import { WithdrawalSummary } from "./WithdrawalSummary.tsx";

it("[LAW-11] the amount in a product's name stays on one line where a withdrawal names it", () => {
  const lines = order.lines.map((line) => ({ ...line, withdrawableQuantity: 1 }));
  const shown = [
    renderToStaticMarkup(<WithdrawalLines lines={lines} value={new Map()} onChange={() => undefined} />),
    renderToStaticMarkup(<WithdrawalSummary terms={{ products: lines, amount: order.amounts.goods }} />),
  ];
  const name = order.lines[0]?.name ?? "";
  expect(unbrokenAmount(name)).not.toBe(name);
  for (const html of shown) expect(html).toContain(unbrokenAmount(name));
});
