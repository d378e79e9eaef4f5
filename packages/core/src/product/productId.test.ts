import { expect, it } from "vitest";
import { productId } from "./productId.ts";

it("refuses an empty id", () => {
  expect(productId("1204")).toBe("1204");
  expect(() => productId("")).toThrow(new RangeError("A product id is not empty"));
});
