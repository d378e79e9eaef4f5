import { expect, it } from "vitest";
import { content, createShop, memoryCookies } from "../index.ts";

/** A shop, and whether the browser would end each of its requests after the shopper has left the page. */
const open = () => {
  const kept: unknown[] = [];
  const fetch = (_address: unknown, init?: RequestInit) => {
    kept.push(init?.keepalive);
    return Promise.resolve(Response.json({}));
  };
  const shop = createShop({
    capabilities: [content],
    endpoint: "/graphql",
    fetch,
    cookies: memoryCookies(),
    log: () => {},
  });
  return { kept, shop };
};

it("a change outlives the page that sent it; a query does not", async () => {
  const { kept, shop } = open();
  await shop.content.unsubscribe("t1");
  await shop.content.article("aszf").catch(() => undefined);
  expect(kept).toEqual([true, false]);
  shop.dispose();
});

it("a change too long for that is sent all the same", async () => {
  const { kept, shop } = open();
  await shop.content.unsubscribe("t".repeat(70_000));
  expect(kept).toEqual([false]);
  shop.dispose();
});
