import { describe, expect, it } from "vitest";
import { productTexts } from "../product/text.hu.ts";
import * as fieldKinds from "./fieldKinds.ts";
import { formTexts } from "./text.hu.ts";

type Kind = keyof typeof fieldKinds;

describe("a field that cannot be stored", () => {
  it.each<readonly [kind: Kind, text: string, message: string]>([
    ["name", "12345", formTexts.name],
    ["company", "anna@pelda.hu", formTexts.name],
    ["postcode", "0186", formTexts.postcode],
    ["telephone", "123", formTexts.telephone],
    ["telephone", "nincs", formTexts.telephone],
    ["email", "anna@pelda", formTexts.email],
    ["email", "аnna@pelda.hu", formTexts.emailAlphabet],
    ["taxNumber", "1234", formTexts.taxNumberProblems.format],
    ["taxNumber", "12345678-2-41", formTexts.taxNumberProblems.checksum],
    ["bankAccount", "1234", formTexts.bankAccountProblems.format],
    ["bankAccount", "1177301611111019", formTexts.bankAccountProblems.checksum],
    ["coupon", "KAMRA 10", formTexts.coupon],
    ["barcode", "5991234567895", formTexts.barcode],
    ["amount", "12.5", formTexts.amount],
    ["amount", "1290 Ft vagy 5", formTexts.amount],
    ["amount", "kb. 1290", formTexts.amount],
    ["amount", "1234567890", formTexts.amount],
    ["quantity", "sok", productTexts.quantityProblems.notANumber(["db"])],
  ])("[FORM-6] %s: %s stays with its message", (kind, text, message) => {
    expect(fieldKinds[kind](text).message).toBe(message);
  });

  it("[FORM-6] is longer than its kind or the form allows, by one", () => {
    const note = (length: number, longest?: number) =>
      fieldKinds.note("a".repeat(length), longest === undefined ? {} : { longest }).message;
    expect([note(500), note(501), note(20, 20), note(21, 20)]).toEqual([
      null,
      formTexts.tooLong(500),
      null,
      formTexts.tooLong(20),
    ]);
  });
});

it("[FORM-1] an absent field is empty, and has a message where it is required", () => {
  expect(fieldKinds.name(null)).toEqual({ value: "", message: null });
  expect(fieldKinds.name(null, { isRequired: true })).toEqual({ value: "", message: formTexts.required });
});

it("[FORM-6] a line is one line, and its emoji stay whole", () => {
  expect(fieldKinds.line("Heti\n\nbuli\u200b 👩\u200d🍳").value).toBe("Heti buli 👩\u200d🍳");
});

it("[FORM-6] a postcode has the form of the country's", () => {
  expect(fieldKinds.postcode("1186123").value).toBe("1186");
  expect(fieldKinds.postcode("11861", { postcodeLength: 5 })).toEqual({ value: "11861", message: null });
  expect(fieldKinds.postcode("00-950", { postcodeLength: 5, postcodeCharacters: "digits" })).toEqual({
    value: "00950",
    message: null,
  });
  expect(fieldKinds.postcode("k1a 0b1", { postcodeLength: 6, postcodeCharacters: "letters" })).toEqual({
    value: "K1A0B1",
    message: null,
  });
});

it("[FORM-2] a telephone number is of the shop's country", () => {
  expect(fieldKinds.telephone("+43 660 1234567", { callingCode: "43" }).value).toBe("436601234567");
  expect(fieldKinds.telephone("").value).toBe("");
});
