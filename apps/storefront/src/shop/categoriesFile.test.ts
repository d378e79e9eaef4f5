import { memoryCookies } from "@kamra/core";
import { expect, it, vi } from "vitest";
import { createStorefrontShop } from "./createStorefrontShop.ts";
import { categoriesFolder, withCategoriesFile } from "./categoriesFile.ts";

const answer = { data: { allProductCategories: [] } };

/** The requests of a browser that loads the categories, and the brands' footer. */
async function requestsOf(address: string | null, { file }: { readonly file: () => Promise<Response> }) {
  const fetch = vi.fn((to: unknown, _init?: RequestInit) =>
    to === address ? file() : Promise.resolve(Response.json(answer)),
  );
  const shop = createStorefrontShop({
    fetch: withCategoriesFile(fetch, address),
    endpoint: "/graphql",
    cookies: memoryCookies(),
    origin: "http://localhost",
  });
  expect(await shop.catalogue.loadCategories()).toEqual([]);
  shop.dispose();
  return fetch.mock.calls.map(([to]) => to);
}

const address = `${categoriesFolder}abc.json`;

it.each([
  ["comes from its file", address, () => Promise.resolve(Response.json(answer)), [address]],
  [
    "comes from the backend when the file is gone",
    address,
    () => Promise.resolve(new Response("", { status: 404 })),
    [address, "/graphql"],
  ],
  [
    "comes from the backend when the file cannot be fetched",
    address,
    () => Promise.reject(new Error("offline")),
    [address, "/graphql"],
  ],
  [
    "comes from the backend for a page that names no file",
    null,
    () => Promise.reject(new Error("unused")),
    ["/graphql"],
  ],
])("the category tree %s", async (_how, at, file, requests) => {
  expect(await requestsOf(at, { file })).toEqual(requests);
});
