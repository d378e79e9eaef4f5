import { expect, it } from "vitest";
import type { CartChange } from "../model/CartChange.ts";
import { lineOf } from "./changes.test.arbitrary.ts";
import type { ChangeReason } from "../model/StoredChange.ts";
import { refusalText } from "./refusalText.ts";
import { cartTexts } from "../text.hu.ts";

const removal: CartChange = { kind: "line", productId: lineOf("a", 1).product.id, line: null };

it.each<[string, CartChange, ChangeReason]>([
  ["[CART-5] Hiba történt a kosár frissítése közben: miért", removal, "wanted"],
  [
    "[CART-5] Hiba történt a kosár frissítése közben: miért",
    { kind: "choices", choices: { couponCode: null } },
    "wanted",
  ],
  ["[CART-10] Hiba a kosár kiürítése közben", { kind: "empty" }, "wanted"],
  ["[CART-11] Hiba történt a termékek eltávolítása közben!", removal, "unavailable"],
  [
    "[CART-12] Hiba történt a kuponkód törlése közben",
    { kind: "choices", choices: { couponCode: null } },
    "couponLoss",
  ],
  [
    "[LINK-1] Hiba történt a megrendelések összekapcsolása közben! miért",
    { kind: "choices", choices: { linkedOrder: null } },
    "wanted",
  ],
])("%s", (title, change, reason) => {
  const text = title.slice(title.indexOf(" ") + 1);
  expect(refusalText({ change, reason }, { texts: cartTexts, details: "miért" })).toBe(text);
});
