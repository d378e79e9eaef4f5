import { productId, type ProductStatus } from "@kamra/core/product";
import { expect, it } from "vitest";
import { substitutesOf } from "./substitutesOf.ts";

const product = (id: string, status: ProductStatus) => ({ id: productId(id), status });

it("asks for those that are not available alone, and leaves out what is not known yet", async () => {
  const list = [product("milk", "AVAILABLE"), product("bread", "NOT_AVAILABLE"), product("eggs", "NOT_AVAILABLE")];
  const asked: string[] = [];
  const substitutes = await substitutesOf(list, ({ id }) => {
    asked.push(id);
    return Promise.resolve(id === "bread" ? null : []);
  });
  expect(asked).toEqual(["bread", "eggs"]);
  expect(substitutes).toEqual({ eggs: null });
});
