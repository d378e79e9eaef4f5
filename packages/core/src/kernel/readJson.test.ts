import { expect, it } from "vitest";
import { finite } from "../decoding/kernel.ts";
import { readJson } from "./readJson.ts";

it.each(["", "{", '"1"', "null", null, undefined, 1])(
  "takes %j for nothing where text of a number is wanted",
  (text) => {
    expect(readJson(finite)(text)).toBeNull();
  },
);

it("parses valid text", () => {
  expect(readJson(finite)("1")).toBe(1);
});
