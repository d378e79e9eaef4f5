// @vitest-environment happy-dom
import { huf } from "@kamra/core/product";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { CartLineRow } from "../cart/CartLineRow.tsx";
import { beerLine } from "../stories/carts.ts";

/** As a browser's translation does: other texts, in elements of their own, stand where those were that React made. */
function translate(element: Element): void {
  if (element.getAttribute("translate") === "no") return;
  for (const node of [...element.childNodes]) {
    if (node.nodeType === Node.TEXT_NODE) {
      const font = document.createElement("font");
      node.replaceWith(font);
      font.textContent = node.textContent;
    } else if (node instanceof Element) translate(node);
  }
}

it("[FMT-1] a line's total changes on a page that the browser has translated", () => {
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  const show = (total: number) =>
    act(() =>
      root.render(
        <CartLineRow
          line={{ ...beerLine, total: huf(total) }}
          href="/termekek/sor"
          onQuantityChange={() => {}}
          onRemove={() => {}}
        />,
      ),
    );
  show(1495);
  translate(page);
  show(1794);
  expect(page.textContent).toContain("Összesen: 1\u00a0794\u00a0Ft");
});
