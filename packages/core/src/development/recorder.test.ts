import { describe, expect, it } from "vitest";
import type { Fetch } from "../kernel/ShopEnvironment.ts";
import { recorder } from "./recorder.ts";

/** A recorder with its own clock: each reading takes a millisecond. */
const open = ({ limit = 9 }: { readonly limit?: number } = {}) => {
  let time = 100;
  return recorder({
    limit,
    now: () => {
      time += 1;
      return time;
    },
  });
};

describe("commands", () => {
  const declared = { name: "cart.refresh", policy: "join", requests: 11 } as const;

  it("are recorded with the outcome of each run", () => {
    const { record, observer } = open();
    expect(record.getServer()).toEqual({ commands: [], runs: [], calls: [], exchanges: [] });
    observer.command({ kind: "declared", command: declared });
    observer.command({ kind: "declared", command: { ...declared, name: "cart.remove" } });
    observer.command({ kind: "called", name: "cart.refresh", call: 1, input: undefined });
    observer.command({ kind: "called", name: "cart.refresh", call: 2, input: undefined });
    expect(record.get().commands).toEqual([declared, { ...declared, name: "cart.remove" }]);
    const run = { name: "cart.refresh", endedAt: null, outcome: null, error: null };
    expect(record.get().runs).toEqual([
      { ...run, call: 1, startedAt: 101 },
      { ...run, call: 2, startedAt: 102 },
    ]);
    observer.command({ kind: "ended", name: "cart.refresh", call: 2, outcome: { kind: "succeeded" } });
    observer.command({ kind: "ended", name: "cart.refresh", call: 1, outcome: { kind: "interrupted" } });
    expect(record.get().runs).toEqual([
      { ...run, call: 1, startedAt: 101, endedAt: 104, outcome: "interrupted" },
      { ...run, call: 2, startedAt: 102, endedAt: 103, outcome: "succeeded" },
    ]);
    expect(record.getServer().runs).toEqual([]);
  });

  it.each([
    [{ _tag: "NetworkError", message: "anna@example.hu" }, "NetworkError"],
    [new RangeError("anna@example.hu"), "RangeError"],
    ["anna@example.hu", "string"],
    [null, "object"],
    [{ message: "anna@example.hu" }, "object"],
  ])("that fail are recorded with only the kind of their error: %o", (error, kind) => {
    const { record, observer } = open();
    observer.command({ kind: "called", name: "cart.refresh", call: 1, input: undefined });
    observer.command({ kind: "ended", name: "cart.refresh", call: 1, outcome: { kind: "failed", error } });
    expect(record.get().runs).toMatchObject([{ outcome: "failed", error: kind }]);
  });

  it("are dropped beyond the limit, the oldest first, and their later outcome is ignored", () => {
    const { record, observer } = open({ limit: 2 });
    for (const call of [1, 2, 3]) observer.command({ kind: "called", name: "cart.refresh", call, input: undefined });
    observer.command({ kind: "ended", name: "cart.refresh", call: 1, outcome: { kind: "succeeded" } });
    observer.command({ kind: "ended", name: "cart.refresh", call: 9, outcome: { kind: "succeeded" } });
    expect(record.get().runs.map(({ call, outcome }) => [call, outcome])).toEqual([
      [2, null],
      [3, null],
    ]);
  });
});

describe("requests", () => {
  const body = JSON.stringify({ query: "query cart { id }", variables: { id: "c1" } });
  const asked = { method: "POST", path: null, operation: "cart", input: { id: "c1" }, startedAt: 101 };
  const send = (fetch: Fetch) => {
    const { record, observer } = open();
    return { record, answer: observer.fetch(fetch)("/graphql", { method: "POST", body }) };
  };

  it("are recorded with their answers, which the shop reads as well", async () => {
    const { record, answer } = send(() => Promise.resolve(Response.json({ data: 1 }, { status: 201 })));
    expect(record.get().exchanges).toEqual([{ ...asked, end: null, status: null, answer: null }]);
    expect(await (await answer).json()).toEqual({ data: 1 });
    expect(record.get().exchanges).toEqual([{ ...asked, end: 1, status: 201, answer: { data: 1 } }]);
  });

  it("are sent unchanged, and fail with their own errors", async () => {
    const sent: unknown[] = [];
    const lost = new TypeError("Failed to fetch");
    const { record, answer } = send((address, init) => {
      sent.push([address, init]);
      return Promise.reject(lost);
    });
    await expect(answer).rejects.toBe(lost);
    expect(sent).toEqual([["/graphql", { method: "POST", body }]]);
    expect(record.get().exchanges).toEqual([{ ...asked, end: 1, status: null, answer: null }]);
  });
});

describe("calls", () => {
  const watched = <Api>(api: Api) => {
    const { record, observer } = open();
    return { record, api: observer.api("cart", api) };
  };

  it("of a promise are recorded until and after it has settled, either way", async () => {
    const gate = Promise.withResolvers<string>();
    const { record, api } = watched({
      refresh: (_how: string) => gate.promise,
      lose: () => Promise.reject(new Error("lost")),
    });
    const answer = api.refresh("now");
    const call = { capability: "cart", method: "refresh", input: ["now"], begin: 1, startedAt: 101 };
    expect(record.get().calls).toEqual([{ ...call, end: null, endedAt: null, outcome: null }]);
    gate.resolve("there");
    expect(await answer).toBe("there");
    await expect(api.lose()).rejects.toThrow("lost");
    expect(record.get().calls).toEqual([
      { ...call, end: 2, endedAt: 102, outcome: "succeeded" },
      {
        capability: "cart",
        method: "lose",
        input: [],
        begin: 3,
        startedAt: 103,
        end: 4,
        endedAt: 104,
        outcome: "failed",
      },
    ]);
  });

  it("without a result have succeeded, and synchronous ones are not recorded", () => {
    const { record, api } = watched({ open: () => {}, get: () => 1 });
    api.open();
    expect(api.get()).toBe(1);
    expect(record.get().calls).toEqual([
      {
        capability: "cart",
        method: "open",
        input: [],
        begin: 1,
        startedAt: 101,
        end: 2,
        endedAt: 102,
        outcome: "succeeded",
      },
    ]);
  });

  it("are recorded on the capability itself, whose other parts stay unchanged", () => {
    const state = { get: () => 1 };
    const twice = function (this: { readonly own: number }) {
      return this.own * 2;
    };
    const { api } = watched({ state, own: 2, twice });
    expect(api.state).toBe(state);
    expect(api.twice()).toBe(4);
    expect(Reflect.get(api, "twice")).toBe(Reflect.get(api, "twice"));
  });

  it.each([null, undefined, "name", 1])("of anything but capabilities are not recorded: %s", (api) => {
    expect(watched(api).api).toBe(api);
  });
});
