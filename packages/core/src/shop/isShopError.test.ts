import { expect, expectTypeOf, it } from "vitest";
import { isShopError, NetworkError, ServerError, type ShopError } from "../index.ts";
import { notLoaded } from "./heldApi.ts";

it.each([
  new NetworkError({ cause: null }),
  new ServerError({ code: "NOT_FOUND", message: "no" }),
  notLoaded(new TypeError("no script")),
])("the error %s is the shop's", (error) => {
  expect(isShopError(error)).toBe(true);
});

it.each([
  new TypeError("x is undefined"),
  Object.assign(new Error("another library's"), { _tag: "ConfigError" }),
  Object.assign(new Error("a name of every object"), { _tag: "toString" }),
  { _tag: "NetworkError" },
  null,
])("%o is no error of the shop", (error) => {
  expect(isShopError(error)).toBe(false);
});

it("its code and fields need no cast", () => {
  const error: unknown = new ServerError({ code: "NOT_FOUND", message: "no" });
  if (!isShopError(error)) throw error;
  expectTypeOf(error).toEqualTypeOf<ShopError>();
  expect(error._tag === "ServerError" && error.code).toBe("NOT_FOUND");
});
