import type { Fetch, SharedQuery } from "@kamra/core";
import { budapestDay } from "@kamra/core/product";
import { LRUCache } from "lru-cache";
import { isSound } from "../src/shop/pageCaching.ts";
import type { CachedResponse } from "../src/shop/requestShop.ts";

/** How long an answer is served, in milliseconds from its request. Changes reach the pages within five seconds. */
const servedFor = 4_000;
/** The age from which an answer is asked for again while pages still get it. */
const renewedFrom = 3_000;
/** Answers are 2 to 60 kB. */
const maxAnswers = 300;

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

interface Cached {
  readonly answer: Promise<Answer>;
  /** The response, once it has arrived without errors; else null. */
  sound: CachedResponse | null;
  readonly again: () => Promise<Answer>;
  isRenewed: boolean;
}

export interface PublicReads {
  /** `fetch` that requests public data once for all pages. */
  readonly fetch: Fetch;
  /** The cached response to a query; null without one. */
  readonly cached: (query: SharedQuery) => CachedResponse | null;
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

/** The cached response; an unchanged one stays the same object, which is decoded already. */
function soundOf({ body, status }: Answer, before: CachedResponse | null): CachedResponse | null {
  if (!isSound({ body, status })) return null;
  if (before?.body === body) return before;
  const answer: unknown = JSON.parse(body);
  return isObject(answer) && "data" in answer && isObject(answer.data) ? { body, data: answer.data } : null;
}

/** The current day in Budapest, computed once a minute: it is read many times for each page. */
function dayBy(clock: () => Date): () => string {
  let today = { minute: Number.NaN, day: "" };
  return () => {
    const now = clock();
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== today.minute) today = { minute, day: budapestDay(now) };
    return today.day;
  };
}

/** Sends a query for a page, without its session: an ended session must not fail other pages. */
async function ask(fetch: Fetch, [to, init]: Parameters<Fetch>): Promise<Answer> {
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
}

/** The request without its sender's network, so that it does not count against the first sender's limits. */
function withoutNetwork([to, init]: Parameters<Fetch>): Parameters<Fetch> {
  const headers = new Headers(init?.headers);
  headers.delete("x-forwarded-for");
  return [to, { ...init, headers }];
}

/**
 * Public data for server-rendered pages, requested once in a few seconds, and decoded once. Concurrent pages share one
 * request, and often-read data are requested again before they expire, so that no page waits. Failures are not cached.
 * Prices change at midnight in Budapest: no response is served on the next day.
 */
export function publicReads(
  fetch: Fetch,
  { clock = () => new Date() }: { readonly clock?: (() => Date) | undefined } = {},
): PublicReads {
  const cached = new LRUCache<string, Cached>({
    max: maxAnswers,
    ttl: servedFor,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
  });
  const day = dayBy(clock);
  const keyOf = ({ query, variables }: SharedQuery) => `${day()} ${query} ${JSON.stringify(variables)}`;

  /** Caches a response from the time of its request, and drops it when it fails. */
  const requestCached = (key: string, request: Parameters<Fetch>): Cached => {
    const again = () => ask(fetch, withoutNetwork(request));
    const asked: Cached = { answer: ask(fetch, request), sound: null, again, isRenewed: false };
    const forget = () => void (cached.get(key) === asked && cached.delete(key));
    cached.set(key, asked);
    asked.answer
      .then((whole) => {
        asked.sound = soundOf(whole, null);
        if (asked.sound === null) forget();
      })
      .catch(forget);
    return asked;
  };

  const renew = async (key: string, asked: Cached): Promise<void> => {
    asked.isRenewed = true;
    const start = performance.now();
    const answer = await asked.again();
    const sound = soundOf(answer, asked.sound);
    if (sound !== null)
      cached.set(key, { ...asked, answer: Promise.resolve(answer), sound, isRenewed: false }, { start });
  };

  const cachedAt = (key: string): Cached | undefined => {
    const asked = cached.get(key);
    const isOld = cached.getRemainingTTL(key) < servedFor - renewedFrom;
    if (asked !== undefined && asked.sound !== null && isOld && !asked.isRenewed)
      // oxlint-disable-next-line kamra/no-swallowed-failure -- any failure leaves it as it is, until it is too old
      renew(key, asked).catch(() => undefined);
    return asked;
  };

  return {
    fetch: async (to, init) => {
      const query = queryIn(init);
      if (query === null || !isPublic(query)) return await fetch(to, init);
      const key = keyOf(query);
      const { answer } = cachedAt(key) ?? requestCached(key, [to, init]);
      const { body, status, type } = await answer;
      return new Response(body, { status, headers: { "content-type": type } });
    },
    cached: (query) => (isPublic(query) ? (cachedAt(keyOf(query))?.sound ?? null) : null),
  };
}
