import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { openShop } from "./openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
let another: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  another = await shop.openAnother();
});
afterAll(() => shop.close());
afterEach(() => vi.useRealTimers());

const read = async (app: FastifyInstance, url: string) =>
  (await app.inject({ url, headers: { host: "bolt.pelda.hu" } })).body;

it("two processes on one database show a change of the catalogue within five seconds", async () => {
  // Only the caches' clock moves.
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1);
  const both = [shop.app, another];
  const paths = ["/termekek/mutsu-alma", "/zoldseg-gyumolcs/gyumolcs"];
  const readAll = async () => await Promise.all(both.flatMap((app) => paths.map((path) => read(app, path))));
  for (const page of await readAll()) expect(page).not.toContain("Zöld alma");

  await shop.database.db.updateTable("products").set({ name: "Zöld alma" }).where("name", "=", "Mutsu alma").execute();
  // The oldest possible page: rendered just before its data expired.
  vi.advanceTimersByTime(3_999);
  await readAll();
  vi.advanceTimersByTime(1_001);
  for (const page of await readAll()) expect(page).toContain("Zöld alma");
});
