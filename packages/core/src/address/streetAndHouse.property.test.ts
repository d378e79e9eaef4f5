import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { streetAndHouse } from "./streetAndHouse.ts";

const streets = fc.constantFrom(
  "Margó Tivadar utca",
  "Május 1. utca",
  "Október 6. u.",
  "48-as tér",
  "II. Rákóczi Ferenc út",
  "Bécsi út",
  "XVII. utca",
  "Szent István krt.",
);
const houses = fc.constantFrom(
  "5",
  "12/B",
  "5-7",
  "46–50",
  "hrsz. 0123/4",
  "hrsz 0123/4",
  "helyrajzi: 17",
  "12. 3. em. 4",
  "12/B, III. emelet 14",
  "3 fsz. 2",
  "7 A lph. 1. em. 3",
);

it.prop([streets, houses, fc.constantFrom("", ".", ","), fc.constantFrom(" ", ", ", "\u00a0 ")], runs)(
  "[FORM-6] a house number behind a street goes into its own field, once",
  (street, house, end, between) => {
    const parts = { street, houseNumber: `${house}${end === "." ? "." : ""}` };
    const line = `${street}${between}${house}${end}`;
    expect(streetAndHouse({ street: line, houseNumber: "" })).toEqual(parts);
    expect(streetAndHouse({ street: line, houseNumber: `${house}${end}` })).toEqual(parts);
    expect(streetAndHouse(parts)).toEqual(parts);
  },
);

it.prop([streets, houses], runs)("[FORM-6] two different numbers are both kept", (street, house) => {
  const kept = { street: `${street} 99`, houseNumber: house };
  expect(streetAndHouse(kept)).toEqual(kept);
});

it.each(["", "12", "hrsz. 0123/4", "Kossuth utca", "Tanya"])("[FORM-6] %j has no street before a number", (street) => {
  expect(streetAndHouse({ street, houseNumber: "" })).toEqual({ street, houseNumber: "" });
});

it.each(["Kossuth tér A", "Tanya 5ös", "Tanya K5", "Dűlő hrszám", "Dűlő xhrsz", "Kossuth utca 5 fenn"])(
  "[FORM-6] %j stays as it is, because its last words are no house",
  (street) => {
    expect(streetAndHouse({ street, houseNumber: "" })).toEqual({ street, houseNumber: "" });
  },
);

it("[FORM-6] a letter before the number belongs to the street", () => {
  expect(streetAndHouse({ street: "Tanya B 5", houseNumber: "" })).toEqual({ street: "Tanya B", houseNumber: "5" });
});

it("[FORM-6] the same house in two spellings is one house, as the second field has it", () => {
  expect(streetAndHouse({ street: "Fő utca 12/B, 3. em.,,", houseNumber: "12/b 3 em" })).toEqual({
    street: "Fő utca",
    houseNumber: "12/b 3 em",
  });
});
