import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderLines } from "../checkout/OrderLines.tsx";
import { ListLine } from "../list/ListLine.tsx";
import { ParcelPlace } from "../order/ParcelPlace.tsx";
import { ReceiptLines } from "../order/ReceiptLines.tsx";
import { SearchSuggestionList } from "../shell/SearchSuggestionList.tsx";
import { milkLine } from "../stories/carts.ts";
import { order } from "../stories/orders.ts";
import { postPoints } from "../stories/postPoints.ts";
import { longName, milk, now, soldOut } from "../stories/products.ts";

const nothing = () => undefined;

const listLine = (
  <ListLine
    product={soldOut}
    href="/x"
    now={now}
    quantity={1}
    isTicked={false}
    substitute={longName}
    onChange={nothing}
    onQuantityChange={nothing}
    onTakeSubstitute={nothing}
  />
);
const deletedLine = (
  <ListLine
    product={null}
    deletedName="Őszi sör 0,5 l"
    href="/x"
    now={now}
    quantity={1}
    isTicked={false}
    substitute={null}
    onChange={nothing}
    onQuantityChange={nothing}
    onTakeSubstitute={nothing}
  />
);
const suggestion = (
  <SearchSuggestionList
    id="x"
    isShown
    suggestions={[{ kind: "product", id: "1", label: milk.name, href: "/x", product: milk, cells: ["open"] }]}
    now={now}
    carriers={[]}
    cart={null}
    active={null}
    cellId={({ id, cell }) => `${id}-${cell}`}
    onPick={nothing}
    onForget={nothing}
  />
);

const shown = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, "|");

it.each([
  ["a list's line", listLine, "Házi tojás 10\u00a0db"],
  ["a list's substitute", listLine, "pudingpor 3\u00a0×\u00a048\u00a0g"],
  ["a list's deleted product", deletedLine, "Őszi sör 0,5\u00a0l"],
  ["a suggestion", suggestion, "Friss tej 2,8% 1\u00a0l"],
  ["a line of the order overview", <OrderLines lines={[milkLine]} />, "Friss tej 2,8% 1\u00a0l"],
  ["a receipt's line", <ReceiptLines lines={order.lines} />, "szénsavmentes 1,5\u00a0l"],
  [
    "a post point",
    <ParcelPlace point={{ ...postPoints[0], workingHours: "H–P 8:00–16:00" }} />,
    "H–\u2060P 8:00–\u206016:00",
  ],
  ["the price of a receipt's line", <ReceiptLines lines={order.lines} />, "897\u00a0Ft/\u2060db"],
])("%s keeps what belongs together on one line", (_place, element, text) => {
  expect(shown(element)).toContain(text);
});

it("a line breaks after a dot between facts, never before it", () => {
  expect(shown(<OrderLines lines={[milkLine]} />)).toContain("6 db\u00a0· |");
});
