import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { cleanLine } from "../decoding/cleanText.ts";
import { runs } from "../runs.test.config.ts";
import type { FieldKind } from "./fieldKinds.ts";
import * as fieldKinds from "./fieldKinds.ts";

/** What a paste brings along, and nobody sees. */
const unseen = ["\u200b", "\u200e", "\u202a", "\u202c", "\u2060", "\ufeff", "\u00ad", "\u0000"];
const dirt = fc.string({ unit: fc.constantFrom("", " ", "\u00a0", "\u2003", "\t", "\n", ...unseen), maxLength: 4 });

/** A stored value, and other spellings of it: what people write around it and in it. */
const spellings: Readonly<Record<keyof typeof fieldKinds, ReadonlyArray<string>>> = {
  name: ["Kovács Őzike", "Kova\u0301cs O\u030bzike", "Kovács\u00a0 Őzike"],
  company: ["Inform@tika® Kft.™", "Inform@tika®\u00a0Kft.™"],
  street: ["Margó Tivadar utca", "Margo\u0301\u00a0Tivadar  utca"],
  houseNumber: ["12/B, 3. em. 4.", "12/B,\u00a03. em.  4."],
  city: ["Őriszentpéter", "O\u030briszentpe\u0301ter"],
  postcode: ["1186", "H-1186", "HU-1186 Budapest"],
  telephone: [
    "36301234567",
    "+36 30 123 4567",
    "tel:+36301234567",
    "+36 (0)30 123 4567",
    "0036301234567",
    "06-30-123-4567",
    "+36 30/123-4567",
    "+36 (30) 123 4567",
    "30 123 4567",
    "Tel.: 06 30 123 4567",
  ],
  email: [
    "anna@pelda.hu",
    "mailto:anna@pelda.hu",
    "anna@pelda.hu,",
    "Kovács Anna <anna@pelda.hu>",
    "mailto:anna@pelda.hu?subject=x",
  ],
  taxNumber: ["12345676-2-41", "12345676241", "12345676 2 41", "12345676–2–41", "Adószám: 12345676-2-41"],
  bankAccount: ["1177301611111018", "11773016-11111018", "11773016 11111018"],
  coupon: ["KAMRA-10", "kamra-10", "Kamra–10"],
  orderNumber: ["10000012", "1000 0012", "#1000-0012", "10000012.", "Megrendelés száma: 1000–0012"],
  barcode: ["02000000100029", "2 000000 100029", "2000000100029", "2-000000-100029"],
  amount: ["1290", "1.290", "1 290", "1\u00a0290 Ft", "1.290,-", "1290 HUF"],
  quantity: ["1,5 db", "1,5\u00a0db"],
  line: ["Heti bevásárlás", "Heti\u00a0 beva\u0301sa\u0301rla\u0301s"],
  note: ["A kapu nyitva.\nKöszönöm!", "A kapu\u00a0nyitva. \r\nKo\u0308szo\u0308no\u0308m!"],
};

const kinds = Object.entries<FieldKind>(fieldKinds).map(([name, read]) => {
  const [, written = []] = Object.entries(spellings).find(([each]) => each === name) ?? [];
  return { name, read, written, stored: written[0] ?? "" };
});

describe.each(kinds)("[FORM-6] the kind $name", ({ read, stored, written }) => {
  it.prop(
    [
      fc.constantFrom(stored, ...written),
      dirt,
      dirt,
      fc.constantFrom(...unseen),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ],
    runs,
  )(
    "reads the same clean value from every spelling, with any unseen characters around and inside",
    (spelling, before, after, inside, where) => {
      const at = Math.floor(where * spelling.length);
      const pasted = before + spelling.slice(0, at) + inside + spelling.slice(at) + after;
      expect(read(pasted)).toEqual({ value: stored, message: null });
    },
  );
});

const pastes = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      ..."0123456789+-/.,() @<>:%xXhH\u00a0\u200b\u202e\ufeff",
      "tel:",
      "+36",
      "Ft",
      "\ud800",
      "😀",
    ),
  }),
  fc.constantFrom(...kinds.map(({ stored }) => stored)),
);

it.prop([fc.constantFrom(...Object.values<FieldKind>(fieldKinds)), pastes], runs)(
  "[FORM-6] any paste gives a clean value or a sentence, never an empty field",
  (read, paste) => {
    const { value, message } = read(paste);
    expect(value === "").toBe(cleanLine(paste) === "");
    expect(message === "").toBe(false);
    expect(value).toBe(value.trim());
    expect(value).not.toMatch(/[\u0000\u200b\u200e\u202a-\u202e\ufeff\u00a0\t\r]/);
    if (message === null) expect(value).toBe(value.normalize("NFC"));
    if (message === null) expect(read(value)).toEqual({ value, message: null });
    expect(read(paste, { isRequired: true }).message === null).toBe(message === null && value !== "");
  },
);
