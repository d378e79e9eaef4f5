import { describe, expect, it } from "vitest";
import { courierPostcodes } from "./courierPostcodes.ts";
import { readPlaces } from "./readPlaces.ts";
import { sectorOf, sectors } from "./sectors.ts";
import { shippingMethods } from "./shippingMethods.ts";

const { places, streets } = await readPlaces();
const citiesOf = (postcode: number) => places.filter((place) => place.postcode === postcode).map(({ city }) => city);

describe("the places of the country", () => {
  it("are all there, each once, with the streets of six cities", () => {
    expect(places.length).toBeGreaterThan(3300);
    expect(streets.length).toBeGreaterThan(16_000);
    expect(new Set(places.map(({ postcode, city }) => `${postcode} ${city}`)).size).toBe(places.length);
    expect(new Set(streets.map(({ city }) => city))).toEqual(
      new Set(["Budapest", "Debrecen", "Győr", "Miskolc", "Pécs", "Szeged"]),
    );
    expect(places.every(({ postcode }) => postcode >= 1000 && postcode <= 9999)).toBe(true);
  });

  it("[ADDR-3] know the warehouse's street", () => {
    expect(citiesOf(1186)).toEqual(["Budapest"]);
    expect(streets).toContainEqual({ postcode: 1186, city: "Budapest", name: "Közdűlő út" });
  });

  it("[ADDR-6] name several places for an ambiguous postcode", () => {
    expect(citiesOf(2655).toSorted()).toEqual(["Kisecset", "Kétbodony", "Szente"]);
    expect(citiesOf(1000)).toEqual([]);
  });
});

describe("where the courier goes", () => {
  it("is all of Budapest and what lies around it, and no further", () => {
    const served = courierPostcodes(places);
    expect(served).toEqual(expect.arrayContaining([1011, 1186, 1239, 2000, 2040, 2120]));
    expect(served.filter((postcode) => postcode >= 2400 || citiesOf(postcode).length === 0)).toEqual([]);
    const budapest = places.filter(({ city }) => city === "Budapest");
    expect(budapest.length).toBeGreaterThan(150);
    expect(budapest.filter(({ postcode }) => !served.includes(postcode))).toEqual([]);
  });
});

describe("the sectors", () => {
  it("share all that the courier reaches among them, Budapest by its districts", () => {
    const served = courierPostcodes(places);
    expect(new Set(served.map(sectorOf))).toEqual(new Set(sectors.map(({ id }) => id)));
    const budapest = (sector: number) =>
      served
        .filter((postcode) => postcode < 2000 && sectorOf(postcode) === sector)
        .map((postcode) => Math.floor(postcode / 10) - 100);
    expect(new Set(budapest(1))).toEqual(new Set([1, 2, 3, 11, 12, 22]));
    expect(new Set([...budapest(2), ...budapest(3)]).size).toBe(24 - 6);
  });
});

describe("the shipping methods", () => {
  const methods = shippingMethods({ brand: "Spájz" });

  it("[SHIP-1] are the four kinds, the courier under the shop's name", () => {
    expect(methods.map(({ id }) => String(id)).toSorted()).toEqual(["1", "2", "3", "4"]);
    expect(methods[0]?.name).toBe("Spájz házhozszállítás");
  });

  it("[TOTAL-2] have price ranges from 0 on, each cheaper than the one before", () => {
    for (const { priceRanges } of methods) {
      if (priceRanges.length === 0) continue;
      expect(priceRanges[0]?.from).toBe(0);
      const prices = priceRanges.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    }
    expect(methods.filter(({ priceRanges }) => priceRanges.length > 0).map(({ id }) => id)).toEqual([2, 3]);
  });
});
