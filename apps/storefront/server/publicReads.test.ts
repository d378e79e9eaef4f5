import { memoryCookies, type SharedQuery } from "@kamra/core";
import { afterEach, expect, it, vi } from "vitest";
import { createStorefrontShop } from "../src/shop/createStorefrontShop.ts";
import { publicReads } from "./publicReads.ts";

const guest = { authorization: "Session guest" };
const asking = (operation: string, headers: Record<string, string> = guest, kind = "query") =>
  [
    "http://backend.internal/graphql",
    { method: "POST", headers, body: JSON.stringify({ query: `${kind} ${operation} { x }` }) },
  ] as const;

/** A backend that numbers its answers. */
const open = (
  answer = (count: number) => new Response(JSON.stringify({ data: { count } })),
  options: Parameters<typeof publicReads>[1] = {},
) => {
  let count = 0;
  const backend = vi.fn((_to: unknown, _init?: RequestInit) => Promise.resolve(answer((count += 1))));
  const { fetch: read } = publicReads(backend, options);
  const countOf = async (...request: ReturnType<typeof asking>): Promise<string> => (await read(...request)).text();
  return { backend, countOf };
};
const numbered = (count: number) => JSON.stringify({ data: { count } });

afterEach(() => vi.useRealTimers());

it("sends one request for data of many pages, concurrent or sequential", async () => {
  const { backend, countOf } = open();
  const together = await Promise.all([countOf(...asking("categories")), countOf(...asking("categories"))]);
  expect([...together, await countOf(...asking("categories"))]).toEqual(Array(3).fill(numbered(1)));
  expect(await countOf(...asking("footerBlocks"))).toBe(numbered(2));
  expect(backend).toHaveBeenCalledTimes(2);
});

it("knows the queries of the shop's own client", async () => {
  const backend = vi.fn(() => Promise.resolve(Response.json({ data: { allProductCategories: [] } })));
  const { fetch, cached } = publicReads(backend);
  const sharedResponses = vi.fn((query: SharedQuery) => cached(query)?.data ?? null);
  const open = () =>
    createStorefrontShop({
      fetch,
      sharedResponses,
      endpoint: "http://backend.internal/graphql",
      cookies: memoryCookies(),
      origin: "http://localhost",
    });
  await open().catalogue.loadCategories();
  expect(sharedResponses).toHaveLastReturnedWith(null);
  const [second, third] = [await open().catalogue.loadCategories(), await open().catalogue.loadCategories()];
  expect(sharedResponses).not.toHaveLastReturnedWith(null);
  expect(backend).toHaveBeenCalledTimes(1);
  // Decoded once for both.
  expect(second).toBe(third);
});

it("gives what it keeps to those alone whom it is for", async () => {
  const read = publicReads(() => Promise.resolve(Response.json({ data: { products: [] } })));
  const variables = { page: 1 };
  const cachedFor = (operation: string, isGuest: boolean) =>
    read.cached({ query: `query ${operation} { x }`, variables, isGuest });
  for (const operation of ["products", "categories", "cart"]) {
    const [to, init] = asking(operation);
    await read.fetch(to, { ...init, body: JSON.stringify({ query: `query ${operation} { x }`, variables }) });
  }
  expect(cachedFor("products", true)?.data).toEqual({ products: [] });
  expect(cachedFor("products", false)).toBeNull();
  expect(cachedFor("categories", false)).not.toBeNull();
  expect([cachedFor("cart", true), cachedFor("cart", false)]).toEqual([null, null]);
});

it("keeps the shipping methods of guests without a cart alone", async () => {
  const { backend, countOf } = open();
  const methods = (variables: object, headers = guest) => {
    const [to, init] = asking("shippingMethods", headers);
    const body = JSON.stringify({ query: "query shippingMethods { x }", variables });
    return [to, { ...init, body }] as const;
  };
  const shared = methods({ cartId: null, postcode: null });
  expect([await countOf(...shared), await countOf(...shared)]).toEqual([numbered(1), numbered(1)]);
  const own = [
    methods({ cartId: "1", postcode: null }),
    methods({ cartId: null, postcode: null }, { authorization: "Session" }),
  ];
  for (const request of [...own, ...own]) await countOf(...request);
  expect(backend).toHaveBeenCalledTimes(5);
});

it("requests again before an answer is five seconds old", async () => {
  vi.useFakeTimers();
  // The cache treats the time 0 as missing.
  vi.advanceTimersByTime(1);
  const { countOf } = open();
  await countOf(...asking("categories"));
  vi.advanceTimersByTime(3_000);
  expect(await countOf(...asking("categories"))).toBe(numbered(1));
  vi.advanceTimersByTime(1_999);
  expect(await countOf(...asking("categories"))).toBe(numbered(2));
});

it("requests data that pages read again before they are too old, and no page waits for them", async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1);
  const waiting: Array<() => void> = [];
  let count = 0;
  const backend = vi.fn(async (_to: unknown, _init?: RequestInit) => {
    if ((count += 1) > 1) await new Promise<void>((resolve) => waiting.push(resolve));
    return new Response(numbered(count));
  });
  const { fetch: read } = publicReads(backend);
  const [to, init] = asking("categories", { ...guest, "x-forwarded-for": "198.51.100.7" });
  const countOf = async () => (await read(to, init)).text();
  await countOf();
  vi.advanceTimersByTime(3_500);
  expect([await countOf(), await countOf()]).toEqual([numbered(1), numbered(1)]);
  expect(backend).toHaveBeenCalledTimes(2);
  expect(new Headers(backend.mock.lastCall?.[1]?.headers).get("x-forwarded-for")).toBeNull();
  waiting.pop()?.();
  await expect.poll(countOf).toBe(numbered(2));
  // Its age counts from when it was asked for.
  vi.advanceTimersByTime(4_000);
  const next = countOf();
  waiting.pop()?.();
  expect(await next).toBe(numbered(3));
});

it("keeps an answer until it is too old when it cannot be requested again", async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1);
  const { backend, countOf } = open();
  await countOf(...asking("categories"));
  backend.mockRejectedValueOnce(new TypeError("network"));
  vi.advanceTimersByTime(3_500);
  expect([await countOf(...asking("categories")), await countOf(...asking("categories"))]).toEqual([
    numbered(1),
    numbered(1),
  ]);
  vi.advanceTimersByTime(1_000);
  expect(await countOf(...asking("categories"))).toBe(numbered(2));
});

it("keeps an unchanged answer as the same object, which is decoded once", async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1);
  const read = publicReads(() => Promise.resolve(new Response(numbered(1))));
  const cached = () => read.cached({ query: "query categories { x }", variables: {}, isGuest: true })?.data;
  await read.fetch(...asking("categories"));
  const before = cached();
  expect(before).toEqual({ count: 1 });
  for (let seconds = 0; seconds < 12; seconds += 1) {
    vi.advanceTimersByTime(1_000);
    expect(cached()).toBe(before);
    await Promise.resolve();
    await vi.advanceTimersByTimeAsync(0);
  }
});

it("serves no price of yesterday after midnight in Budapest", async () => {
  let now = "2026-03-28T22:59:59Z";
  const { countOf } = open(undefined, { clock: () => new Date(now) });
  expect(await countOf(...asking("products"))).toBe(numbered(1));
  expect(await countOf(...asking("products"))).toBe(numbered(1));
  now = "2026-03-28T23:00:00Z";
  expect(await countOf(...asking("products"))).toBe(numbered(2));
});

it.each([
  ["a person's products", asking("products", { authorization: "Session a" })],
  ["products for the session of a cookie", asking("products", { cookie: "session=a" })],
  ["who somebody is", asking("me")],
  ["a cart", asking("cart")],
  ["a change that is called like a query", asking("categories", guest, "mutation")],
])("keeps no answer about %s", async (_what, request) => {
  const { countOf } = open();
  expect([await countOf(...request), await countOf(...request)]).toEqual([numbered(1), numbered(2)]);
});

it("gives a person's answer to no guest, and the guests' to no person", async () => {
  const { countOf } = open();
  const person = asking("products", { authorization: "Session a" });
  expect(await countOf(...asking("products"))).toBe(numbered(1));
  expect(await countOf(...person)).toBe(numbered(2));
  expect(await countOf(...asking("products"))).toBe(numbered(1));
});

it("[SESS-5] requests public data without a session, so an ended session fails no one else", async () => {
  const { backend, countOf } = open();
  await countOf(
    ...asking("categories", { authorization: "Session over", cookie: "session=over", origin: "http://localhost" }),
  );
  const sent = new Headers(backend.mock.lastCall?.[1]?.headers);
  expect(Object.fromEntries(sent)).toEqual({ ...guest, origin: "http://localhost" });
});

it.each([
  ["errors", () => new Response(JSON.stringify({ errors: [{ message: "x" }] }))],
  ["errors beside data", () => new Response(JSON.stringify({ data: null, errors: [{ message: "x" }] }))],
  ["status 503", () => new Response("", { status: 503 })],
])("keeps no answer with %s", async (_what, answer) => {
  const { backend, countOf } = open(answer);
  await countOf(...asking("categories"));
  await countOf(...asking("categories"));
  expect(backend).toHaveBeenCalledTimes(2);
});

it("passes a failure to all who wait, and requests again for the next", async () => {
  const { backend, countOf } = open();
  backend.mockRejectedValueOnce(new TypeError("network"));
  const together = await Promise.allSettled([countOf(...asking("categories")), countOf(...asking("categories"))]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await countOf(...asking("categories"))).toBe(numbered(1));
});

it("continues for the others when the first page is aborted", async () => {
  const { backend, countOf } = open();
  const [to, init] = asking("categories");
  const first = new AbortController();
  const given = publicReads(backend).fetch(to, { ...init, signal: first.signal });
  first.abort();
  await given;
  expect(backend.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  expect(await countOf(...asking("categories"))).not.toBe("");
});
