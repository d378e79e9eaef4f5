import { newAddress } from "@kamra/core/delivery";
import { describe, expect, it } from "vitest";
import {
  addressProblems,
  addressValues,
  billedAs,
  billingProblems,
  billingValues,
  savedBillingAmong,
  toBillingAddress,
  toShippingAddress,
} from "./addressValues.ts";

const whole = {
  ...addressValues(null),
  name: " Kovács Anna ",
  postcode: "6720",
  city: "Szeged",
  street: "Tisza Lajos körút",
  houseNumber: "103.",
  floorDoor: "2/14",
};

const wrong = (problems: Readonly<Record<string, string | null>>) =>
  Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [field]));

describe("an address that is typed", () => {
  it("is valid with a person and a place", () => {
    expect(wrong(addressProblems(whole))).toEqual([]);
    expect(wrong(billingProblems({ ...whole, isCompany: false, vatNumber: "" }))).toEqual([]);
  });

  it("[FORM-1] needs each of its fields but the floor and the note", () => {
    expect(addressProblems(addressValues(null))).toEqual({
      name: "Kötelező mező!",
      postcode: "Kötelező mező!",
      city: "Kötelező mező!",
      street: "Kötelező mező!",
      houseNumber: "Kötelező mező!",
      floorDoor: null,
      note: null,
    });
  });

  it("reports an invalid postcode or an overlong text beside its field", () => {
    expect(addressProblems({ ...whole, postcode: "0720" }).postcode).toBe("Nem létező irányítószám!");
    expect(addressProblems({ ...whole, houseNumber: "9".repeat(300) }).houseNumber).toMatch(/^Legfeljebb/);
  });

  it("[FORM-6] has the house number that a browser filled into the street", () => {
    const filled = { ...whole, street: "Margó Tivadar utca 5.", houseNumber: "" };
    expect(wrong(addressProblems(filled))).toEqual([]);
    expect(toShippingAddress(filled, { telephone: null })).toMatchObject({
      street: "Margó Tivadar utca",
      houseNumber: "5., 2/14",
    });
    expect(toShippingAddress({ ...filled, houseNumber: "5" }, { telephone: null })).toMatchObject({
      street: "Margó Tivadar utca",
      houseNumber: "5, 2/14",
    });
  });

  it("[ADDR-2] [LAW-5] needs a Hungarian tax number where the invoice is a company's", () => {
    const company = { ...whole, isCompany: true };
    expect(billingProblems({ ...company, vatNumber: " " }).vatNumber).toBe("Kötelező mező!");
    expect(billingProblems({ ...company, vatNumber: "DE123456789" }).vatNumber).toMatch(/adószám így néz ki/);
    expect(billingProblems({ ...company, vatNumber: "12345676-2-41" }).vatNumber).toBeNull();
  });

  it("[ADDR-7] becomes a new address, its floor behind the house number", () => {
    expect(toShippingAddress(whole, { telephone: "36201234567" })).toEqual({
      ...newAddress,
      name: "Kovács Anna",
      postcode: "6720",
      city: "Szeged",
      street: "Tisza Lajos körút",
      houseNumber: "103., 2/14",
      note: null,
      telephone: "36201234567",
    });
  });

  it("replaces the address that the form began with", () => {
    const before = toShippingAddress(whole, { before: { ...newAddress, id: "7", isDefault: true }, telephone: null });
    const { floorDoor, houseNumber } = addressValues(before);
    expect([houseNumber, floorDoor]).toEqual(["103., 2/14", ""]);
    expect(before).toMatchObject({ id: "7", isDefault: true });
  });

  it("[ADDR-8] is a saved billing address when every letter is the same, and another one otherwise", () => {
    const values = { ...billingValues(null), ...whole, note: "" };
    const saved = { ...toBillingAddress(values), id: "7", bankTransferEnabled: true, isDefault: true };
    const typed = billingValues(saved);
    expect(savedBillingAmong([{ ...saved, id: "6", street: "Fő utca" }, saved], typed)).toBe(saved);
    expect(savedBillingAmong([saved], { ...typed, street: "Tisza Lajos krt." })).toBeNull();
    expect(savedBillingAmong([saved], { ...typed, isCompany: true, vatNumber: "12345676-2-41" })).toBeNull();
  });

  it.each([
    [true, "Kovács Anna", ""],
    [true, "Minta Kft.", "Minta Kft."],
    [false, "", "Kovács Anna"],
    [false, "Minta Kft.", "Minta Kft."],
  ])("takes no person's name for a company's: %s, %j becomes %j", (isCompany, name, billed) => {
    expect(billedAs(isCompany, { name, person: "Kovács Anna" })).toEqual({ isCompany, name: billed });
  });

  it("is a private person's without a tax number, whatever was typed before", () => {
    const typed = { ...billingValues(null), ...whole, isCompany: false, vatNumber: "12345676-2-41" };
    expect(toBillingAddress(typed)).toMatchObject({ isCompany: false, vatNumber: null, houseNumber: "103., 2/14" });
  });
});
