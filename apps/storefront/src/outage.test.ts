import { type Forwarded, forwardTo } from "@kamra/backend/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filledDatabase, openShop } from "./openShop.test.kit.ts";

let database: Forwarded;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  database = await forwardTo(await filledDatabase());
  shop = await openShop({ kind: "server", url: database.url, longestWait: 2000 });
});
afterAll(async () => {
  await shop.close();
  await database.away();
});

const pages = ["/", "/kosar", "/kereses/tej", "/megrendeles", "/belepes", "/nincs-ilyen-oldal"];

const open = async (url: string) => {
  const { statusCode, headers, body } = await shop.app.inject({ url });
  return { status: statusCode, wait: headers["retry-after"], isHungarian: body.includes('lang="hu"') };
};

it("Pages say 503 with Retry-After, in Hungarian, while the database is away, and are there again when it is.", async () => {
  await database.away();
  // At the same time: each waits for the retries of its requests.
  const opened = await Promise.all(pages.map(async (url) => ({ url, ...(await open(url)) })));
  for (const { url, status, wait, isHungarian } of opened) {
    // A page that needs no data of the database may still be answered.
    expect([200, 302, 503], url).toContain(status);
    if (status === 503) expect({ url, wait, isHungarian }).toEqual({ url, wait: "5", isHungarian: true });
  }
  expect(opened.find(({ url }) => url === "/kereses/tej")?.status).toBe(503);
  await database.back();
  expect((await open("/kereses/tej")).status).toBe(200);
});
