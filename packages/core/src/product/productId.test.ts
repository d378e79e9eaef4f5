import { expect, it } from "vitest";
import { productId } from "./productId.ts";

it("an empty product id is refused", () => {
  expect(productId("1204")).toBe("1204");
  expect(() => productId("")).toThrow(new RangeError("A product id is not empty"));
});
