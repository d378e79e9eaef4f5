import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { missingBillingFields } from "./missingBillingFields.ts";

const text = fc.constantFrom("x", "6720", "Kis Bt.", "", " ", "\u00a0");
const given = fc.record({
  city: text,
  houseNumber: fc.option(text),
  name: fc.option(text),
  postcode: text,
  street: fc.option(text),
  vatNumber: fc.option(text),
});

it.prop([given, fc.boolean()], runs)(
  "[ADDR-2] each blank field is missing; the tax number only for companies",
  (fields, isCompany) => {
    const blank = Object.entries(fields).flatMap(([field, value]) => (/\S/.test(value ?? "") ? [] : [field]));
    expect(missingBillingFields({ ...fields, isCompany })).toEqual(
      isCompany ? blank : blank.filter((field) => field !== "vatNumber"),
    );
  },
);
