import type { Fetch } from "@kamra/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchFor } from "../server/fetchFor.ts";
import { publicReads } from "../server/publicReads.ts";
import { render } from "./entry.server.tsx";
import { listingText } from "./features/listing/text.hu.ts";
import { openShop, shopUrl } from "./openShop.test.kit.ts";

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const clock = () => new Date("2026-11-22T12:00:00Z");

/** A guest's page of a category, by a backend of a large catalogue or of a grocery's. */
async function categoryPage({ isLarge }: { readonly isLarge: boolean }) {
  const asking: Fetch = async (to, init) => {
    const answer = await shop.fetch(to, init);
    const text = (await answer.text()).replaceAll('"popular_only":false', `"popular_only":${isLarge}`);
    return new Response(text, { status: answer.status, headers: { "content-type": "application/json" } });
  };
  const reads = publicReads(asking, { clock });
  const { html } = await render(new Request(`${shopUrl}/tejtermek-tojas`), {
    fetch: fetchFor(reads.fetch, { address: "198.51.100.7", cookie: undefined, origin: shopUrl }),
    cached: reads.cached,
    endpoint: "http://backend.internal/graphql",
    browserEndpoint: "/graphql",
    origin: shopUrl,
    assetsOf: () => ({ styles: [], scripts: [], fonts: [] }),
    log: () => undefined,
    clock,
  });
  const page = html.join("");
  return { hasProducts: page.includes("<article"), saysSo: page.includes(`>${listingText.popularOnly}</p>`) };
}

it("A list of the most popular products alone says so, and a whole list does not.", async () => {
  expect(await categoryPage({ isLarge: true })).toEqual({ hasProducts: true, saysSo: true });
  expect(await categoryPage({ isLarge: false })).toEqual({ hasProducts: true, saysSo: false });
});
