import type { Fetch } from "@kamra/core";
import { budapestDay } from "@kamra/core/product";
import { LRUCache } from "lru-cache";
import { isSound } from "../src/document/pageCaching.ts";

/** How long an answer is served, in milliseconds from its request. Changes reach the pages within five seconds. */
const servedFor = 4_000;
/** Answers are 2 to 60 kB. */
const keptAnswers = 300;

/** Queries with the same answer for all shoppers. */
const sameForAll = new Set([
  "article",
  "blogEntries",
  "blogEntry",
  "brand",
  "brands",
  "categories",
  "deliveryInfo",
  "footerBlocks",
  "redirect",
  "store",
  "stores",
]);
/** Queries with the same answer for all guests; prices may be a logged-in person's own. So are shipping methods without a cart. */
const sameForGuests = new Set(["productByUrlKey", "products", "productsById", "searchProducts"]);

const isCartless = (body: string): boolean => body.includes('"variables":{"cartId":null,');

interface Answer {
  readonly body: string;
  readonly status: number;
  readonly type: string;
}

/** The request body of a public query, as its cache key; null for personal data and mutations. */
function publicQueryOf(init: RequestInit | undefined): string | null {
  if (init?.method !== "POST" || typeof init.body !== "string") return null;
  const operation = /^\{"query":"query (\w+)/.exec(init.body)?.[1] ?? "";
  if (sameForAll.has(operation)) return init.body;
  const isGuest = new Headers(init.headers).get("authorization") === "Session guest";
  const isForAll = sameForGuests.has(operation) || (operation === "shippingMethods" && isCartless(init.body));
  return isGuest && isForAll ? init.body : null;
}

/**
 * `fetch` for server-rendered pages that requests public data once in a few seconds. Concurrent pages share one
 * request. Failures are not cached. Prices change at midnight in Budapest: no answer of a day is served on the next one.
 */
export function publicReads(
  fetch: Fetch,
  { clock = () => new Date() }: { readonly clock?: (() => Date) | undefined } = {},
): Fetch {
  const kept = new LRUCache<string, Promise<Answer>>({
    max: keptAnswers,
    ttl: servedFor,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
  });

  const ask = async (...[to, init]: Parameters<Fetch>): Promise<Answer> => {
    // Without the session: an ended session of the first page must not fail others.
    const headers = new Headers(init?.headers);
    headers.set("authorization", "Session guest");
    headers.delete("cookie");
    // Not aborted with the first page, because others wait for the same answer.
    const response = await fetch(to, { ...init, headers, signal: AbortSignal.timeout(servedFor) });
    return {
      body: await response.text(),
      status: response.status,
      type: response.headers.get("content-type") ?? "application/json",
    };
  };

  return async (to, init) => {
    const query = publicQueryOf(init);
    if (query === null) return fetch(to, init);
    const key = `${budapestDay(clock())} ${query}`;
    const asked = kept.get(key) ?? ask(to, init);
    if (!kept.has(key)) kept.set(key, asked);
    const forget = () => kept.get(key) === asked && kept.delete(key);
    const answer = await asked.catch((error: unknown) => {
      forget();
      throw error;
    });
    if (!isSound(answer)) forget();
    return new Response(answer.body, { status: answer.status, headers: { "content-type": answer.type } });
  };
}
