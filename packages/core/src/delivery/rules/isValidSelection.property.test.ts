import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { checkoutPostcode } from "./checkoutPostcode.ts";
import { displaySelection } from "./displaySelection.ts";
import { isPostcode } from "../../form/isPostcode.ts";
import { isValidSelection } from "./isValidSelection.ts";
import { selections } from "../model/methods.test.arbitrary.ts";

it.prop([selections], runs)(
  "[ADDR-4] a selection is valid when it is personal, or has a postcode or an address",
  (selection) => {
    const said =
      selection === null || selection.type === "personal"
        ? []
        : Object.entries(selection).filter(([key, value]) => ["zip", "addressId"].includes(key) && /\S/.test(value));
    expect(isValidSelection(selection)).toBe(selection?.type === "personal" || said.length > 0);
  },
);

it.prop([selections], runs)("[ADDR-5] a selection reads 'zip city', or the pickup place", (selection) => {
  fc.pre(selection !== null);
  const expected =
    selection.type === "personal" ? "Személyes átvétel (1186 Budapest)" : [selection.zip, selection.city].join(" ");
  expect(displaySelection(selection)).toBe(expected);
});

it.prop([selections], runs)("[INFO-1] the postcode is the selection's, 1186 for personal, else null", (selection) => {
  const zip = selection === null ? null : selection.type === "personal" ? "1186" : selection.zip;
  expect(checkoutPostcode(selection)).toBe(zip === null || zip.trim() === "" ? null : zip);
});

it.prop([fc.integer({ min: 0, max: 20_000 })], runs)("[ADDR-6] only 1000 to 9999 can be postcodes", (number) => {
  expect(isPostcode(String(number).padStart(4, "0"))).toBe(number >= 1000 && number <= 9999);
});
