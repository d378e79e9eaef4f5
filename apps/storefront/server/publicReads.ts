import type { Fetch, SharedQuery } from "@kamra/core";
import { budapestDay } from "@kamra/core/product";
import { LRUCache } from "lru-cache";
import { isSound } from "../src/document/pageCaching.ts";
import type { KeptAnswer } from "../src/shop/requestShop.ts";

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

interface Answer {
  readonly body: string;
  readonly status: number;
  readonly type: string;
}

interface Kept {
  readonly answer: Promise<Answer>;
  /** Once it has come, and is sound. */
  sound: KeptAnswer | null;
}

export interface PublicReads {
  /** `fetch` that requests public data once for all pages. */
  readonly fetch: Fetch;
  /** The answer to a query that has come already. */
  readonly kept: (query: SharedQuery) => KeptAnswer | null;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A request's body as a query; null for anything else. */
function queryIn({ method, headers, body }: RequestInit = {}): SharedQuery | null {
  if (method !== "POST" || typeof body !== "string" || !body.startsWith('{"query":"query ')) return null;
  const asked: unknown = JSON.parse(body);
  if (!isObject(asked) || !("query" in asked) || typeof asked.query !== "string") return null;
  const variables = "variables" in asked && isObject(asked.variables) ? asked.variables : {};
  return { query: asked.query, variables, isGuest: new Headers(headers).get("authorization") === "Session guest" };
}

function isPublic({ query, variables, isGuest }: SharedQuery): boolean {
  const operation = /^query (\w+)/.exec(query)?.[1] ?? "";
  if (sameForAll.has(operation)) return true;
  const isCartless = operation === "shippingMethods" && "cartId" in variables && variables.cartId === null;
  return isGuest && (isCartless || sameForGuests.has(operation));
}

function soundOf({ body, status }: Answer): KeptAnswer | null {
  if (!isSound({ body, status })) return null;
  const answer: unknown = JSON.parse(body);
  return isObject(answer) && "data" in answer && isObject(answer.data) ? { body, data: answer.data } : null;
}

/**
 * Public data for server-rendered pages, requested once in a few seconds, and decoded once. Concurrent pages share one
 * request. Failures are not cached. Prices change at midnight in Budapest: no answer of a day is served on the next one.
 */
export function publicReads(
  fetch: Fetch,
  { clock = () => new Date() }: { readonly clock?: (() => Date) | undefined } = {},
): PublicReads {
  const kept = new LRUCache<string, Kept>({
    max: keptAnswers,
    ttl: servedFor,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
  });
  let today = { minute: Number.NaN, day: "" };
  /** Asked for many times a page, and days begin with a minute. */
  const day = (): string => {
    const now = clock();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== today.minute) today = { minute, day: budapestDay(now) };
    return today.day;
  };
  const keyOf = ({ query, variables }: SharedQuery) => `${day()} ${query} ${JSON.stringify(variables)}`;

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

  /** Keeps an answer from when it is asked for, unless it turns out to be none. */
  const keep = (key: string, answer: Promise<Answer>): Kept => {
    const asked: Kept = { answer, sound: null };
    const forget = () => void (kept.get(key) === asked && kept.delete(key));
    kept.set(key, asked);
    answer
      .then((whole) => {
        asked.sound = soundOf(whole);
        if (asked.sound === null) forget();
      })
      .catch(forget);
    return asked;
  };

  return {
    fetch: async (to, init) => {
      const query = queryIn(init);
      if (query === null || !isPublic(query)) return await fetch(to, init);
      const key = keyOf(query);
      const { answer } = kept.get(key) ?? keep(key, ask(to, init));
      const { body, status, type } = await answer;
      return new Response(body, { status, headers: { "content-type": type } });
    },
    kept: (query) => (isPublic(query) ? (kept.get(keyOf(query))?.sound ?? null) : null),
  };
}
