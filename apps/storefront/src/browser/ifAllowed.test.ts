import { memoryCookies, memoryStorage } from "@kamra/core";
import { expect, it } from "vitest";
import { createStorefrontShop } from "../shop/createStorefrontShop.ts";
import { ifAllowed } from "./ifAllowed.ts";

/** Like the window of a browser that blocks cookies. */
const forbidden = {
  get localStorage(): Storage {
    throw new DOMException("Access is denied for this document", "SecurityError");
  },
};

it("returns a storage that the browser allows", () => {
  const storage = memoryStorage();
  expect(ifAllowed(() => storage)).toBe(storage);
});

it.each([
  ["forbids", () => forbidden.localStorage],
  ["does not have", () => null],
])("opens the shop without a storage that the browser %s", (_what, read) => {
  const storage = ifAllowed(read);
  expect(storage).toBeUndefined();
  const shop = createStorefrontShop({
    endpoint: "https://shop.test/graphql",
    origin: "https://shop.test",
    cookies: memoryCookies(),
    storage,
    sessionStorage: storage,
  });
  expect(shop.cart.state.get().cart).toBeNull();
  shop.dispose();
});
