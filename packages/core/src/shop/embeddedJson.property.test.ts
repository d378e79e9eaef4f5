import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { embeddedJson } from "./embeddedJson.ts";

/** Text that may end a script element or open a comment. */
const text = fc
  .array(fc.oneof(fc.constantFrom("<", "</script>", "</SCRIPT ", "<script", "<!--", "\\u003c", "\\"), fc.string()))
  .map((parts) => parts.join(""));

it.prop([fc.dictionary(text, fc.oneof(text, fc.array(text)))], runs)(
  "embedded data cannot end a script element or begin a comment, and is read back unchanged",
  (data) => {
    const json = embeddedJson({ ...data, "<": "<" });
    expect(json).not.toMatch(/<!--|<\/?script/i);
    expect(JSON.parse(json)).toEqual({ ...data, "<": "<" });
  },
);
