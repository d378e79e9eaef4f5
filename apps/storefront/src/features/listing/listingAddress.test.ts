import { allergenCodes } from "@kamra/core/product";
import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeListing } from "./decodeListing.ts";
import { encodeListing } from "./encodeListing.ts";
import { type ListingState, plainListing } from "./ListingState.ts";

const orders = ["nepszeru", "ar-novekvo", "nev"];
const decode = (query: string) => decodeListing(new URLSearchParams(query), { orders });

const options = fc
  .uniqueArray(fc.stringMatching(/^[\w-]{1,8}$/), { minLength: 1, maxLength: 5 })
  .map((ids) => [...ids].sort());
const price = fc.integer({ min: 0, max: 999_999_999 });
const filters = fc
  .record(
    {
      attributes: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9_-]{0,8}$/), options, {
        noNullPrototype: true,
        minKeys: 1,
        maxKeys: 4,
      }),
      priceFrom: price,
      priceTo: price,
      discounted: fc.constant(true),
      news: fc.constant(true),
      withoutAllergens: fc.subarray([...allergenCodes].sort(), { minLength: 1 }),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .filter(({ priceFrom = 0, priceTo = Number.POSITIVE_INFINITY }) => priceFrom <= priceTo);
const state: fc.Arbitrary<ListingState> = fc.record({
  page: fc.integer({ min: 1, max: 999_999_999 }),
  sort: fc.constantFrom(null, ...orders.slice(1)),
  filters,
});

it("round-trips through its address", () => {
  fc.assert(
    fc.property(state, (wanted) => {
      expect(decode(encodeListing(wanted))).toEqual(wanted);
    }),
  );
});

it("[ALLERGEN-3] reads back from its address for every profile of allergens, and the address does not name the profile", () => {
  const avoided = fc.subarray([...allergenCodes]);
  fc.assert(
    fc.property(state, avoided, (wanted, codes) => {
      const address = encodeListing(wanted, { avoided: codes });
      expect(decodeListing(new URLSearchParams(address), { orders, avoided: codes })).toEqual(wanted);
      const kept = { ...plainListing, filters: codes.length > 0 ? { withoutAllergens: codes.toSorted() } : {} };
      expect(encodeListing(kept, { avoided: codes })).toBe("");
    }),
  );
});

const keys = ["oldal", "rendezes", "marka", "jellemzo-storage", "jellemzo-", "artol", "arig", "akcios", "uj", "nelkul"];
const parameters = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.oneof(fc.string(), fc.nat().map(String))))
  .map((pairs) => new URLSearchParams(pairs).toString());

it("takes any address without an error, and its own form of it is stable", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), parameters), (query) => {
      const address = encodeListing(decode(query));
      expect(encodeListing(decode(address))).toBe(address);
    }),
  );
});

it("is a plain list without a query", () => {
  expect(encodeListing(plainListing)).toBe("");
  expect(decode("")).toEqual(plainListing);
});

it("ignores unknown values", () => {
  expect(
    decode("oldal=0&rendezes=veletlen&artol=-5&arig=1e3&akcios=nem&uj=1&marka=,<script>,&jellemzo-A b=1&utm_source=x"),
  ).toEqual(plainListing);
  expect(decode("oldal=2.5")).toEqual(plainListing);
  expect(decode("artol=500&arig=100").filters).toEqual({ priceFrom: 100, priceTo: 500 });
  expect(decode("rendezes=nepszeru")).toEqual(plainListing);
});

it("reads Hungarian keys", () => {
  expect(
    decode("?oldal=2&rendezes=ar-novekvo&marka=12,7&jellemzo-storage=3&artol=100&arig=2000&akcios=igen&uj=igen"),
  ).toEqual({
    page: 2,
    sort: "ar-novekvo",
    filters: {
      attributes: { brand: ["12", "7"], storage: ["3"] },
      priceFrom: 100,
      priceTo: 2000,
      discounted: true,
      news: true,
    },
  });
});

it("An address that names more options than a shopper ticks is read up to a hundred of them.", () => {
  const named = Array.from({ length: 150 }, (_, index) => String(1000 + index));
  const { filters } = decodeListing(new URLSearchParams({ marka: named.join(",") }), { orders: [] });
  expect(filters.attributes?.["brand"]).toEqual(named.slice(0, 100));
});

it("takes the remembered order where the address names none", () => {
  const remembering = (query: string) =>
    decodeListing(new URLSearchParams(query), { orders, remembered: "ar-novekvo" }).sort;
  expect([remembering(""), remembering("rendezes=nev"), remembering("rendezes=ismeretlen")]).toEqual([
    "ar-novekvo",
    "nev",
    "ar-novekvo",
  ]);
  expect(remembering("rendezes=nepszeru")).toBeNull();
});
