import { expect, it } from "vitest";
import { readBook } from "./readBook.ts";

const page = `# The rule book

| mark | says |
|---|---|
| pure | a function answers it |

## PRICE: what a product costs

| id | kind | rule |
|---|---|---|
| PRICE-1 | pure ∀ | Holds „ma”. |

## CART

| id | kind | rule |
|---|---|---|
| CART-1 | stateful | Is found. |
| CART-1 | stateful ∀ | Again. |
`;

it("each number is read with its section, kind and text, even if it appears twice", () => {
  expect(readBook(page)).toEqual([
    { id: "PRICE-1", section: "PRICE: what a product costs", isPure: true, isUniversal: true, words: "Holds „ma”." },
    { id: "CART-1", section: "CART", isPure: false, isUniversal: false, words: "Is found." },
    { id: "CART-1", section: "CART", isPure: false, isUniversal: true, words: "Again." },
  ]);
});
