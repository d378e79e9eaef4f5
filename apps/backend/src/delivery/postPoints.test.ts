import { expect, it } from "vitest";
import { cartClient } from "../testing/cartClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";

interface Point {
  id: string;
}

interface Cart {
  hash: string;
  post_point: Point | null;
}

const fields =
  "id name ext_id postcode city street_name street_type house_number latitude longitude service_point_type working_hours";

const diás = {
  id: "1",
  name: "Gyenesdiás posta",
  ext_id: "PP00001",
  postcode: 8315,
  city: "Gyenesdiás",
  street_name: "Fő",
  street_type: "utca",
  house_number: "1",
  latitude: 46.77,
  longitude: 17.289,
  service_point_type: "Posta",
  working_hours: "H–P 8:00–16:00",
};

onBothDatabases("post points", (backend) => {
  async function points(filters?: Record<string, unknown> | null): Promise<Point[]> {
    const { data, errors } = await backend().ask<{ postPoints: Point[] }>(
      `query ($filters: PostPointFilters) { postPoints(filters: $filters) { ${fields} } }`,
      { filters },
    );
    expect(errors).toEqual([]);
    return data.postPoints;
  }
  const found = async (filters?: Record<string, unknown> | null) => (await points(filters)).map(({ id }) => Number(id));

  it("are listed with address and opening hours, ordered by city without a query", async () => {
    expect((await points())[1]).toEqual(diás);
    for (const nothing of [undefined, null, {}]) expect(await found(nothing)).toEqual([2, 1, 3]);
  });

  it("are found by the beginning of their city, accents and case and wildcards aside", async () => {
    expect(await found({ city: " GYOR" })).toEqual([3]);
    expect(await found({ city: "gyenes" })).toEqual([1]);
    for (const city of ["%", "_yor", "\\"]) expect(await found({ city })).toEqual([]);
  });

  it("come the nearest first, by postcode and on the map", async () => {
    expect(await found({ postcode: 8313 })).toEqual([1, 3, 2]);
    expect(await found({ postcode: 1051 })).toEqual([2, 3, 1]);
    expect(await found({ near: { latitude: 47.5, longitude: 19.04 } })).toEqual([2, 3, 1]);
    expect(await found({ near: { latitude: 46.8, longitude: 17.3 }, postcode: 1186 })).toEqual([1, 3, 2]);
    expect(await found({ near: { latitude: 46.8, longitude: 17.3 }, city: "Bud" })).toEqual([2]);
  });

  it.each([
    { near: { latitude: 1e308, longitude: -1e308 } },
    { near: { latitude: -90, longitude: 500 } },
    { postcode: -2_147_483_648 },
    { postcode: 2_147_483_647 },
  ])("come in some order from anywhere: %o", async (filters) =>
    expect((await found(filters)).toSorted()).toEqual([1, 2, 3]),
  );

  it("are a hundred at most", async () => {
    const { db } = backend().database;
    const { id: _id, ...point } = diás;
    const many = Array.from({ length: 101 }, (_, index) => ({
      ...point,
      id: 1000 + index,
      ext_id: `P${index}`,
      city: "Próbafalva",
    }));
    await db.insertInto("post_points").values(many).execute();
    expect(await found({ city: "Próbafalva" })).toHaveLength(100);
    await db.deleteFrom("post_points").where("city", "=", "Próbafalva").execute();
  });

  it("[CART-17] one is stored in the cart, removed by null, and refused when its id is unknown", async () => {
    const { create, updated, invalid, read } = cartClient<Cart>(backend, `hash post_point { ${fields} }`);
    const id = await create();
    const before = await read(id);
    const chosen = await updated({ id, post_point: "1" });
    expect(chosen.post_point).toEqual(diás);
    expect(chosen.hash).not.toBe(before.hash);
    for (const post_point of ["4", "posta", "0", ""])
      expect(await invalid({ id, post_point })).toEqual({ post_point: ["Ez az átvételi pont nem választható!"] });
    expect(await read(id)).toEqual(chosen);
    expect(await updated({ id, post_point: null })).toEqual(before);
  });
});
