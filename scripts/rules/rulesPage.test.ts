import { expect, it } from "vitest";
import { type PageContent, rulesPage } from "./rulesPage.ts";

const content: PageContent = {
  book: [
    { id: "PRICE-1", section: "PRICE", isPure: true, isUniversal: true, words: "Holds." },
    { id: "CART-1", section: "CART", isPure: false, isUniversal: false, words: "Is found." },
  ],
  claims: [
    {
      rule: "PRICE-1",
      name: "f",
      file: "packages/core/src/f.ts",
      isMember: false,
      signature: "function f(a: number): number",
      examples: ["f(1) // => 2"],
    },
    {
      rule: "CART-1",
      name: "Cart",
      file: "packages/ui/src/Cart.tsx",
      isMember: false,
      signature: "const Cart = ()",
      examples: [],
    },
  ],
  unit: [
    { file: "packages/core/src/f.test.ts", title: "[PRICE-1] is more than nothing", status: "passed" },
    { file: "packages/core/src/f.test.ts", title: "[PRICE-1] is less than much", status: "passed" },
    { file: "packages/react/src/g.test.ts", title: "[PRICE-1] is shown", status: "passed" },
    { file: "packages/core/src/f.test.ts", title: "[PRICE-1] is late", status: "skipped" },
    { file: "apps/backend/src/f.test.ts", title: "[PRICE-1] is stored", status: "passed" },
  ],
  named: new Map([
    ["unit", new Set(["CART-1", "PRICE-1"])],
    ["stories", new Set(["CART-1"])],
    ["browser", new Set(["PRICE-1"])],
  ]),
};

it("the page shows each pure rule with its text, functions, examples and proofs, then the files of the stateful ones", () => {
  const page = rulesPage(content);
  expect(page.slice(page.indexOf("## PRICE"))).toBe(`## PRICE

### PRICE-1 ∀

Holds.

[f](../packages/core/src/f.ts)

\`\`\`ts
function f(a: number): number

f(1) // => 2
\`\`\`

Proved in [f.test.ts](../packages/core/src/f.test.ts), [g.test.ts](../packages/react/src/g.test.ts).

## Stateful rules

| rule | carried by | tested in |
|---|---|---|
| CART-1 | [Cart](../packages/ui/src/Cart.tsx) | unit, stories |
`);
});

it("the page does not depend on the order of the tests", () => {
  expect(rulesPage({ ...content, unit: content.unit.toReversed() })).toBe(rulesPage(content));
});
