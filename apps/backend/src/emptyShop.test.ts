import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareCatalogue } from "./catalogue/prepareCatalogue.ts";
import { referenceSeed } from "./seed/referenceSeed.ts";
import { startTestBackend, type TestBackend } from "./testing/startTestBackend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: referenceSeed() });
});
afterAll(() => backend.close());

const nothing = { data: [], paginatorInfo: { total: 0 } };

describe("a shop without demo data", () => {
  it("sells and shows nothing yet, without an error", async () => {
    const { data, errors } = await backend.ask(
      `{ allProductCategories { id } products { data { id } paginatorInfo { total } }
        searchProducts(term: "alma") { data { id } paginatorInfo { total } } searchSuggestions(term: "al") { products { id } }
        searchTerms(terms: ["alma", ""]) { products { id } corrected_term }
        brands { name } blogEntries { id } footerBlocks { title } stores { id } deliveryInfo { title } postPoints { id } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      allProductCategories: [],
      products: nothing,
      searchProducts: nothing,
      searchSuggestions: { products: [] },
      searchTerms: [
        { products: [], corrected_term: null },
        { products: [], corrected_term: null },
      ],
      brands: [],
      blogEntries: [],
      footerBlocks: [],
      stores: [],
      deliveryInfo: [],
      postPoints: [],
    });
  });

  it("knows the country's places, and how to deliver and to pay", async () => {
    const { data, errors } = await backend.ask<Record<string, ReadonlyArray<Record<string, unknown>>>>(
      `{ postcodes(filters: { postcode: 1186 }) { city } shippingMethods { name } paymentMethods { name }
        timetableTimeSlots(postcode: 1186) { id } }`,
    );
    expect(errors).toEqual([]);
    expect(data["postcodes"]).toContainEqual({ city: "Budapest" });
    expect(data["shippingMethods"]).toHaveLength(4);
    expect(data["paymentMethods"]).toHaveLength(5);
    expect(data["timetableTimeSlots"]?.length).toBeGreaterThan(20);
  });

  it("serves no pictures", async () => {
    expect((await backend.fetch("/images/list/placeholder.svg")).status).toBe(404);
  });

  it("stays as it is at its next start", async () => {
    const { db } = backend.database;
    const places = async () => (await db.selectFrom("places").selectAll().execute()).length;
    const before = await places();
    await prepareCatalogue(backend.database.unlimited, { seed: referenceSeed({ brand: "Other" }), now: backend.now() });
    expect(await places()).toBe(before);
  });
});
