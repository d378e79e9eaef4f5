import { describe, expect, it } from "vitest";
import { readPlaces } from "@kamra/backend/testing";
import { postPoints } from "./postPoints.ts";
import { settlements } from "./settlements.ts";

const { places, streets } = await readPlaces();
const points = postPoints({ streets });
const known = new Set(places.map(({ postcode, city }) => `${postcode} ${city}`));

describe("the post points", () => {
  it("are at least 300 different ones, at existing postcodes", () => {
    expect(points.length).toBeGreaterThanOrEqual(300);
    for (const key of ["id", "ext_id", "name"] as const)
      expect(new Set(points.map((point) => point[key])).size, key).toBe(points.length);
    expect(points.filter(({ postcode, city }) => !known.has(`${postcode} ${city}`))).toEqual([]);
    expect(new Set(points.map(({ postcode }) => postcode)).size).toBe(settlements.length);
  });

  it("are all over the country and nowhere else", () => {
    for (const { name, latitude, longitude } of points) {
      expect(latitude > 45.7 && latitude < 48.6 && longitude > 16.1 && longitude < 22.95, name).toBe(true);
    }
    expect(new Set(points.map(({ postcode }) => Math.floor(postcode / 1000)))).toEqual(
      new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    );
    expect(
      settlements.filter(({ city }) => city === "Budapest").map(({ postcode }) => Math.floor(postcode / 10) - 100),
    ).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  });

  it("lie around their place's centre, near by and not all at one spot", () => {
    const centres = new Map(settlements.map((settlement) => [settlement.postcode, settlement]));
    for (const { name, postcode, latitude, longitude } of points) {
      const centre = centres.get(postcode);
      expect(
        Math.abs(latitude - (centre?.latitude ?? 0)) < 0.0041 &&
          Math.abs(longitude - (centre?.longitude ?? 0)) < 0.0041,
        name,
      ).toBe(true);
    }
    expect(new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(points.length);
  });

  it("are in streets that the post lists, where it lists them", () => {
    const listed = new Set(streets.map(({ postcode, name }) => `${postcode} ${name}`));
    const withStreets = new Set(streets.map(({ postcode }) => postcode));
    const inCities = points.filter(({ postcode }) => withStreets.has(postcode));
    expect(inCities.length).toBeGreaterThan(70);
    expect(
      inCities.filter(
        ({ postcode, street_name, street_type }) => !listed.has(`${postcode} ${street_name} ${street_type}`),
      ),
    ).toEqual([]);
  });

  it("say when they are open", () => {
    for (const { name, working_hours } of points)
      expect(working_hours, name).toMatch(/^H–[PV] \d{1,2}:\d\d–\d{1,2}:\d\d(, Szo \d{1,2}:\d\d–\d{1,2}:\d\d)?$/);
  });
});
