import { expect, it } from "vitest";
import { townAmong } from "./townAmong.ts";

const capital = { places: [{ city: "Budapest" }] };
const villages = { places: [{ city: "Szügy" }, { city: "Mohora" }] };

it.each([
  "Budapest",
  "BUDAPEST",
  " budapest ",
  "Budapest XVIII.",
  "Budapest, XVIII. kerület",
  "Budapest 18. ker.",
  "Budapest XVIII. kerület (Pestszentlőrinc)",
  "Bp.",
  "Bp. XVIII.",
  "Budapest\u200b",
])("[ADDR-12] %j is Budapest", (city) => {
  expect(townAmong(city, capital)).toBe("Budapest");
});

it.each(["Debrecen", "Buda", "Budapestlőrinc", "Budapest utca", ""])("[ADDR-12] %j is not of 1186", (city) => {
  expect(townAmong(city, capital)).toBeNull();
});

it("[ADDR-12] a town is spelled as the postcode's place, accents and case aside", () => {
  expect(townAmong("szugy", villages)).toBe("Szügy");
  expect(townAmong("Szu\u0308gy", villages)).toBe("Szügy");
  expect(townAmong("Budapest", villages)).toBeNull();
});
