import { expect, it, vi } from "vitest";
import { catalogue, content, createShop, memoryCookies, type SharedResponses } from "../index.ts";
import { FooterBlocksDocument } from "./generated/documents.ts";

/** A server that refuses this token, and answers guests. */
const open = (response: object) => {
  const asked: unknown[] = [];
  const fetch = (_address: unknown, init?: RequestInit) => {
    const authorization = new Headers(init?.headers).get("authorization");
    asked.push(authorization);
    const refusal = { errors: [{ message: "no", extensions: { code: "UNAUTHENTICATED" } }] };
    return Promise.resolve(Response.json(authorization === null ? response : refusal));
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
  const error = { _tag: "ServerError", code: "UNAUTHENTICATED" };
  expect(await shop.content.unsubscribe("t1")).toMatchObject({ kind: "refused", error });
  expect(asked).toEqual(["Bearer abc"]);
  shop.dispose();
});

it.each([{}, { data: null }])("[NET-3] the answer %j counts as missing", async (response) => {
  const { shop } = open(response);
  await expect(shop.catalogue.footerBlocks()).rejects.toMatchObject({ _tag: "MissingResponseError" });
  shop.dispose();
});

const openSharing = (sharedResponses: SharedResponses, token: string | null = null) => {
  const log = vi.fn();
  const fetch = vi.fn(() => Promise.resolve(Response.json({ data: { footerBlocks: [] } })));
  const cookies = memoryCookies(token === null ? {} : { token });
  const shop = createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch, cookies, log, sharedResponses });
  return { shop, fetch, log };
};

it("takes an answer that a server has without a request, and decodes it once for all shops", async () => {
  const data = { footerBlocks: [{ id: "1", title: "Vásárlás", links: [] }] };
  const [one, another] = [openSharing(() => data), openSharing(() => data)];
  const blocks = await one.shop.catalogue.footerBlocks();
  expect(blocks).toEqual(data.footerBlocks);
  expect(await another.shop.catalogue.footerBlocks()).toBe(blocks);
  expect(one.fetch).not.toHaveBeenCalled();
});

it("logs for each shop what a shared answer's lists leave out", async () => {
  const data = { products: { data: [{ id: 7 }] } };
  for (const { shop, log } of [openSharing(() => data), openSharing(() => data)]) {
    expect(await shop.catalogue.productsById(["7"])).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
  }
});

it("refuses a shared answer that is another query's", async () => {
  const data = { footerBlocks: [] };
  const { shop } = openSharing(() => data);
  await shop.catalogue.footerBlocks();
  await expect(shop.catalogue.blogEntries()).rejects.toMatchObject({ _tag: "DecodeError" });
});

it.each([
  [null, true],
  ["abc", false],
])(
  "names the query and whether the shopper %j is a guest, and sends it when no answer is shared",
  async (token, isGuest) => {
    const sharedResponses = vi.fn(() => null);
    const { shop, fetch } = openSharing(sharedResponses, token);
    await shop.catalogue.footerBlocks();
    expect(sharedResponses).toHaveBeenCalledExactlyOnceWith({
      query: FooterBlocksDocument.text,
      variables: {},
      isGuest,
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);
