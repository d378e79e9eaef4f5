import { expect, it } from "vitest";
import { finite } from "../decoding/kernel.ts";
import { readJson } from "./readJson.ts";

it.each(["", "{", '"1"', "null", null, undefined, 1])(
  "%j decodes to null when the text of a number is expected",
  (text) => {
    expect(readJson(finite)(text)).toBeNull();
  },
);

it("the text of a number decodes to the number", () => {
  expect(readJson(finite)("1")).toBe(1);
});
