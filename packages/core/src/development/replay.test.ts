import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import type { EffectCapability } from "../capability/EffectCapability.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";
import { createShop } from "../shop/createShop.ts";
import type { BugBundle } from "./BugBundle.ts";
import type { Exchange, MethodCall } from "./DevelopmentRecord.ts";
import { replay, type ReplayOptions } from "./replay.ts";

const start: BugBundle["start"] = {
  now: "2026-11-21T10:00:00.000Z",
  snapshot: { now: "2026-11-21T10:00:00.000Z" },
  cartId: "c1",
  delivery: { type: "personal" },
  isLoggedIn: true,
  settings: { ...defaultSettings, attempts: 1 },
};

type Told = Partial<MethodCall> & Pick<MethodCall, "method">;

const bundleOf = (
  calls: ReadonlyArray<Told>,
  {
    exchanges = [],
    ...opened
  }: Partial<BugBundle["start"]> & { readonly exchanges?: ReadonlyArray<Partial<Exchange>> } = {},
): BugBundle => ({
  version: 1,
  start: { ...start, ...opened },
  record: {
    commands: [],
    runs: [],
    calls: calls.map((call, index) => ({
      capability: "probe",
      input: [],
      begin: 2 * index + 1,
      end: 2 * index + 2,
      startedAt: 1000 * index,
      endedAt: null,
      outcome: null,
      ...call,
    })),
    exchanges: exchanges.map((exchange) => ({
      method: "GET",
      path: null,
      operation: null,
      input: null,
      startedAt: 0,
      end: 0,
      status: 200,
      answer: null,
      ...exchange,
    })),
  },
  end: { now: start.now },
});

/** Replays in a shop with one capability that records its calls. */
const play = async (bundle: BugBundle) => {
  const journal: unknown[] = [];
  const opened: ReplayOptions[] = [];
  let letGo = () => {};
  const open = (options: ReplayOptions) => {
    opened.push(options);
    const { fetch = globalThis.fetch, clock = () => new Date(0) } = options;
    const api = {
      note: (what: string) => void journal.push([what, clock().getTime()]),
      wait: () =>
        new Promise<void>((resolve) => {
          letGo = () => {
            journal.push("waited");
            resolve();
          };
        }),
      end: () => letGo(),
      later: async () => {
        await Promise.resolve();
        await Promise.resolve();
        journal.push("later");
      },
      pause: () => new Promise<void>((resolve) => setTimeout(resolve, 5)),
      fail: () => Promise.reject(new Error("refused")),
      ask: async (address: string, init?: RequestInit) => {
        try {
          const answer = await fetch(address, init);
          journal.push([answer.status, answer.headers.get("content-type"), await answer.text()]);
        } catch (error) {
          journal.push(String(error));
        }
      },
    };
    const probe: EffectCapability<"probe", typeof api> = {
      name: "probe",
      open: () => Effect.succeed({ api, snapshot: () => ({}) }),
    };
    return createShop({ capabilities: [probe], ...options });
  };
  await replay(bundle, open);
  return { journal, options: opened[0] ?? expect.fail("No shop was opened") };
};

it("a replay opens the shop in its initial state", async () => {
  const { options } = await play(bundleOf([]));
  const { tokenCookie, cartCookie, deliveryCookie } = defaultSettings;
  expect(options).toMatchObject({
    endpoint: "https://shop.invalid/graphql",
    settings: { attempts: 1 },
    snapshot: start.snapshot,
  });
  expect(options.clock?.()).toEqual(new Date(start.now));
  expect([tokenCookie, cartCookie, deliveryCookie].map((name) => options.cookies?.get(name))).toEqual([
    "replayed",
    "c1",
    '{"type":"personal"}',
  ]);
});

it("a replay opens the shop of a guest without a cart or choices", async () => {
  const { options } = await play(bundleOf([], { isLoggedIn: false, cartId: null, delivery: null }));
  const { tokenCookie, cartCookie, deliveryCookie } = defaultSettings;
  expect([tokenCookie, cartCookie, deliveryCookie].map((name) => options.cookies?.get(name))).toEqual([
    null,
    null,
    null,
  ]);
});

it("a replay repeats the calls with their arguments, times and order", async () => {
  const { journal } = await play(
    bundleOf([
      { method: "note", input: ["one"] },
      { method: "note", input: ["other"], startedAt: 5000 },
    ]),
  );
  expect(journal).toEqual([
    ["one", 0],
    ["other", 5000],
  ]);
});

it("a replay repeats calls before or after another call's end, as recorded", async () => {
  const after = [{ method: "later" }, { method: "note", input: ["after"] }];
  expect((await play(bundleOf(after))).journal).toEqual(["later", ["after", 1000]]);
  const before = [
    { method: "later", end: 4 },
    { method: "note", input: ["before"] },
  ];
  expect((await play(bundleOf(before))).journal).toEqual([["before", 1000], "later"]);
});

it("a replay waits for all calls that had ended, and for no other", async () => {
  const calls = [{ method: "wait", end: null }, { method: "fail" }, { method: "later", end: 9 }];
  expect((await play(bundleOf(calls))).journal).toEqual(["later"]);
  expect(
    (
      await play(
        bundleOf([
          { method: "wait", end: 4 },
          { method: "end", begin: 3, end: 5 },
        ]),
      )
    ).journal,
  ).toEqual(["waited"]);
});

const cart = { method: "POST", body: JSON.stringify({ query: "query cart { id }" }) };
const json = "application/json";

it("a replay answers each request like its recorded equivalent, in order, for any service address", async () => {
  const exchanges = [
    { path: "/v1/lists", answer: ["other"], method: "DELETE" },
    { path: "/v1/lists", answer: ["one"] },
    { operation: "cart", method: "POST", answer: { data: 1 }, status: 201 },
    { path: "/v1/lists", answer: ["two"] },
    { path: "/v1/list/1", method: "DELETE", status: 204 },
    { operation: "me", method: "POST", answer: { data: 2 } },
    { operation: "cart", method: "POST", status: null },
  ];
  const asked = [
    ["/lists"],
    ["/lists"],
    ["/lists"],
    ["/graphql", cart],
    ["/graphql", cart],
    ["/list/1", { method: "DELETE" }],
  ];
  const { journal } = await play(
    bundleOf(
      asked.map((input) => ({ method: "ask", input })),
      { exchanges },
    ),
  );
  expect(journal).toEqual([
    [200, json, '["one"]'],
    [200, json, '["two"]'],
    "TypeError: The bundle has no answer for GET /lists",
    [201, json, '{"data":1}'],
    "TypeError: The bundle has no answer for cart",
    [204, json, ""],
  ]);
});

it("a replay answers no request before the calls that preceded its answer", async () => {
  const calls = [
    { method: "ask", input: ["/a"], end: 9 },
    { method: "pause" },
    { method: "note", input: ["before"] },
    { method: "pause" },
    { method: "note", input: ["after"] },
  ];
  const { journal } = await play(bundleOf(calls, { exchanges: [{ path: "/a", answer: "a", end: 6 }] }));
  expect(journal).toEqual([
    ["before", 2000],
    [200, json, '"a"'],
    ["after", 4000],
  ]);
});

it.each([
  [{ method: "gone" }, "This shop has no probe.gone"],
  [{ capability: "gone", method: "note" }, "This shop has no gone.note"],
])("a replay fails when the shop lacks a called method: %j", async (call, message) => {
  await expect(play(bundleOf([call]))).rejects.toThrow(new TypeError(message));
});
