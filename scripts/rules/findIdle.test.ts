import { expect, it } from "vitest";
import { findIdle } from "./findIdle.ts";

const offered = {
  "packages/core/src/cart/service/ShopCart.ts":
    "export interface ShopCart { readonly total: number; readonly empty: () => void }",
  "packages/core/src/dialogs/model/Dialog.ts": "export interface DialogKinds { readonly deletion: object }",
  "packages/core/src/cart/service/capability.ts":
    'declare module "../../dialogs/model/Dialog.ts" { interface DialogKinds { readonly coupon: object } }',
  "packages/core/src/kernel/ShopSettings.ts":
    "export interface ShopSettings { readonly sortCookie: string; readonly sortSeconds: number }",
  "packages/react/src/index.ts":
    'export { useTotal } from "./useTotal.ts"; export { shallowEqual } from "./shallowEqual.ts";',
  "packages/react/src/useTotal.ts": "export const useTotal = () => useShop().cart.total;",
};
const all = ["useTotal", "total", "empty", "deletion", "coupon", "sortCookie"];
const page = "apps/storefront/src/Page.tsx";
const cookie = "packages/core/src/catalogue/service/start.ts";

it.each<[string, string, string, ReadonlyArray<string>]>([
  ["no program", page, "", []],
  ["a page that calls a method", page, "shop.cart.empty();", ["empty"]],
  ["a page that takes a store apart", page, "const { total: sum } = shop.cart;", ["total"]],
  ["a page that calls a hook", page, 'import { useTotal } from "@kamra/react";', ["useTotal", "total"]],
  ["a page that asks", page, 'dialogs.ask({ kind: "deletion", what });', ["deletion"]],
  ["a service that asks", "packages/core/src/cart/service/ask.ts", 'yield* ask({ kind: "coupon" });', ["coupon"]],
  ["a service that says a notice", "packages/core/src/cart/service/say.ts", 'say({ kind: "deletion" });', []],
  ["a service that calls a method", "packages/core/src/cart/service/use.ts", "cart.empty();", []],
  ["a service that reads a cookie", cookie, "cookies.get(settings.sortCookie);", ["sortCookie"]],
])("to %s the rest is idle", (_what, file, text, used) => {
  const idle = findIdle(new Map(Object.entries({ ...offered, [file]: text })));
  expect(idle.map(({ name }) => name).toSorted()).toEqual(all.filter((name) => !used.includes(name)).toSorted());
});
