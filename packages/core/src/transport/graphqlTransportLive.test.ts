import { expect, it } from "vitest";
import { catalogue, content, createShop, memoryCookies } from "../index.ts";

/** A server that refuses this token, and answers guests. */
const open = (answer: object) => {
  const asked: unknown[] = [];
  const fetch = (_address: unknown, init?: RequestInit) => {
    const authorization = new Headers(init?.headers).get("authorization");
    asked.push(authorization);
    const refusal = { errors: [{ message: "no", extensions: { code: "UNAUTHENTICATED" } }] };
    return Promise.resolve(Response.json(authorization === null ? answer : refusal));
  };
  const cookies = memoryCookies({ token: "abc" });
  return {
    asked,
    shop: createShop({ capabilities: [catalogue, content], endpoint: "/graphql", fetch, cookies, log: () => {} }),
  };
};

it("[SESS-5] a query is repeated without the token", async () => {
  const { asked, shop } = open({ data: { footerBlocks: [] } });
  expect(await shop.catalogue.footerBlocks()).toEqual([]);
  expect(asked).toEqual(["Bearer abc", null]);
  shop.dispose();
});

it("[SESS-5] a mutation is sent once", async () => {
  const { asked, shop } = open({ data: { done: true } });
  await expect(shop.content.unsubscribe("t1")).rejects.toMatchObject({ _tag: "ServerError", code: "UNAUTHENTICATED" });
  expect(asked).toEqual(["Bearer abc"]);
  shop.dispose();
});

it.each([{}, { data: null }])("[NET-3] the answer %j counts as missing", async (answer) => {
  const { shop } = open(answer);
  await expect(shop.catalogue.footerBlocks()).rejects.toMatchObject({ _tag: "MissingResponseError" });
  shop.dispose();
});
