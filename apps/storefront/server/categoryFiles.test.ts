import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop } from "../src/openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url, headers: { host: "bolt.pelda.hu" } });
const addressOn = async (url: string) => /"categoriesAddress":"([^"]+)"/.exec((await get(url)).body)?.[1] ?? "";

it("a page names the file of the whole category tree, which caches keep for good", async () => {
  const address = await addressOn("/");
  expect(address).toMatch(/^\/adatok\/kategoriak\/[\w-]{16}\.json$/);
  expect(await addressOn("/tejtermek-tojas")).toBe(address);
  const { statusCode, headers, body } = await get(address);
  expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  expect(headers["set-cookie"]).toBeUndefined();
  expect(body).toMatch(/^\{"data":\{"allProductCategories":\[\{/);
});

it("a changed tree has another file, and the one before is there for pages that name it", async () => {
  const before = await addressOn("/blog");
  await shop.database.db.updateTable("categories").set({ name: "Új név" }).where("id", "=", 4).execute();
  await expect.poll(() => addressOn("/blog"), { interval: 500 }).not.toBe(before);
  expect((await get(await addressOn("/blog"))).body).toContain("Új név");
  const { statusCode, body } = await get(before);
  expect([statusCode, body.includes("Új név")]).toEqual([200, false]);
});

it.each(["other.json", "..%2f..%2fsecret.txt", "%00", ""])(
  "there is no file %j, and no cache keeps that",
  async (name) => {
    const { statusCode, headers } = await get(`/adatok/kategoriak/${name}`);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers["cache-control"] ?? "no-store").not.toContain("public");
  },
);
