import { expect, it } from "vitest";
import { parcelPlace } from "./parcelPlace.ts";
import { postPointText } from "./postPointText.ts";
import { takesEmptiesBack } from "./takesEmptiesBack.ts";

const postPoint = {
  id: "1",
  extId: null,
  name: "Szeged 1 posta",
  postcode: "6720",
  city: "Szeged",
  streetName: "Széchenyi",
  streetType: "tér",
  houseNumber: "1",
  latitude: 46.25,
  longitude: 20.15,
  servicePointType: "posta",
  workingHours: "8–18",
};

it("has the chosen post point only while the parcel goes to one", () => {
  expect(parcelPlace({ shippingMethod: { kind: "postPoint" }, postPoint })).toBe(postPoint);
  for (const kind of ["courier", "postal", "pickup", null] as const)
    expect(parcelPlace({ shippingMethod: { kind }, postPoint })).toBeNull();
  expect(parcelPlace({ shippingMethod: null, postPoint })).toBeNull();
});

it("writes where a post point is on one line", () => {
  expect(postPointText(postPoint)).toBe("6720 Szeged, Széchenyi tér 1");
});

it("returns empties only to the courier", () => {
  expect(takesEmptiesBack({ kind: "courier" })).toBe(true);
  for (const kind of ["postal", "postPoint", "pickup"] as const) expect(takesEmptiesBack({ kind })).toBe(false);
  expect(takesEmptiesBack(null)).toBe(false);
});
