import { expect, it } from "vitest";
import { readDestination } from "./readers.ts";

const place = { postcode: 1186, city: "Budapest" };

it("a destination keeps all of its fields", () => {
  const wire = {
    ...place,
    name: "Kis Anna",
    street: "Margó Tivadar u.",
    house_number: "5.",
    note: "2. emelet",
    telephone: "+36201234567",
  };
  expect(readDestination(wire)).toEqual({
    name: "Kis Anna",
    postcode: "1186",
    city: "Budapest",
    street: "Margó Tivadar u.",
    houseNumber: "5.",
    note: "2. emelet",
    telephone: "+36201234567",
  });
});

it("a destination has null for each field that the server leaves out", () => {
  const without = { name: null, street: null, houseNumber: null, note: null, telephone: null };
  expect(readDestination(place)).toEqual({ postcode: "1186", city: "Budapest", ...without });
});
