import type { ContactPerson } from "@kamra/core/checkout";
import fc from "fast-check";
import { emails } from "./emails.ts";
import { plainRecord } from "./plainRecord.ts";
import { telephones } from "./telephones.ts";
import { names } from "./words.ts";

/** Contact persons with valid fields. */
export const wholeContacts: fc.Arbitrary<ContactPerson> = plainRecord({
  name: names,
  email: emails,
  telephone: telephones,
});

/** Contact persons, sometimes with a blank field or an invalid e-mail address. */
export const contactPersons: fc.Arbitrary<ContactPerson> = plainRecord({
  name: fc.oneof({ weight: 6, arbitrary: names }, fc.constantFrom("", " ")),
  email: fc.oneof({ weight: 6, arbitrary: emails }, fc.constantFrom("", "anna", "anna@pelda")),
  telephone: fc.oneof({ weight: 6, arbitrary: telephones }, fc.constantFrom("", " ")),
});
