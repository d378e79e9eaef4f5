import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { isEmptyAddress } from "./isEmptyAddress.ts";
import { newAddress } from "./newAddress.ts";

const fields = ["name", "city", "street", "postcode", "telephone"] as const;
const blank = fc.constantFrom("", " ", "\t\n", "\u00a0", "\u3000");
const blanks = fc.tuple(blank, blank, fc.option(blank), fc.option(blank), fc.option(blank));

it.prop([blanks, fc.constantFrom(...fields), fc.string().filter((text) => /\S/.test(text))], runs)(
  "[ADDR-1] a blank address is empty, and one with any of the five fields is not",
  ([postcode, city, name, street, telephone], field, said) => {
    const empty = { ...newAddress, postcode, city, name, street, telephone };
    expect(isEmptyAddress(empty)).toBe(true);
    expect(isEmptyAddress({ ...empty, [field]: said })).toBe(false);
  },
);
