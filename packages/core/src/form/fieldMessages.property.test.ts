import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { fieldMessages } from "./fieldMessages.ts";

const said = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 4 }));
const fields = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "actions.0.quantity")),
  said,
);

it.prop([fields], runs)(
  "[FORM-3] every field has all its messages, joined with a space in their order",
  (validation) => {
    const messages = fieldMessages(validation);
    expect(Object.keys(messages)).toEqual(Object.keys(validation));
    for (const [field, text] of Object.entries(messages)) {
      const from = validation[field] ?? "";
      let expected = typeof from === "string" ? from : (from[0] ?? "");
      if (typeof from !== "string") for (const message of from.slice(1)) expected += ` ${message}`;
      expect(text).toBe(expected);
    }
  },
);
