import * as Schema from "effect/Schema";
import { expect, it } from "vitest";
import { readJson } from "./readJson.ts";

it.each(["", "{", '"1"', "null", null, undefined, 1])(
  "takes %j for nothing where text of a number is wanted",
  (text) => {
    expect(readJson(Schema.Number)(text)).toBeNull();
  },
);

it("reads what the text says", () => {
  expect(readJson(Schema.Number)("1")).toBe(1);
});
