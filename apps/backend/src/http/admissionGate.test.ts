import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { admissionGate } from "./admissionGate.ts";
import { admissionLimits, admissionRetrySeconds } from "./admissionLimits.ts";
import type { Purpose } from "./Visit.ts";

interface Asked {
  readonly signal?: AbortSignal;
  readonly purpose?: Purpose;
  readonly weight?: number;
}

/** The same limit for requests of all purposes. */
const upTo = (all: number, { network, heavy = all }: { readonly network: number; readonly heavy?: number }) => ({
  network,
  heavy,
  read: all,
  change: all,
  order: all,
});

const overload = { after: 200, longestWait: 50 };

/** A gate for two requests at once, one of each network, that end on command. Its clock stands still. */
function openGate({ longestWait = 60_000, atOnce = upTo(2, { network: 1 }), mostWaiting = 3 } = {}) {
  let time = 0;
  const waiting = { network: 2, all: mostWaiting };
  const { admit } = admissionGate({ atOnce, waiting, longestWait, overload }, { now: () => time });
  const begun = new Map<string, () => void>();
  const ask = (name: string, { signal = new AbortController().signal, purpose = "read", weight }: Asked = {}) =>
    admit(
      { network: name.slice(0, 1), signal, purpose, ...(weight !== undefined && { weight }) },
      () => new Promise<string>((end) => begun.set(name, () => end(name))),
    );
  const end = async (name: string) => {
    begun.get(name)?.();
    begun.delete(name);
    await Promise.resolve();
  };
  const pass = (milliseconds: number) => void (time += milliseconds);
  return { ask, end, pass, begun: () => [...begun.keys()] };
}

/** Until all pending promises have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("admits one request of a network after the other, and those of others beside them", async () => {
  const { ask, end, begun } = openGate();
  const pages = ["a1", "a2", "b1", "c1"].map((name) => ask(name));
  await settled();
  expect(begun()).toEqual(["a1", "b1"]);
  await end("b1");
  await settled();
  // One network's queue does not delay the others.
  expect(begun()).toEqual(["a1", "c1"]);
  for (const name of ["a1", "c1"]) await end(name);
  await settled();
  await end("a2");
  expect(await Promise.all(pages)).toEqual(["a1", "a2", "b1", "c1"]);
});

it("refuses first what exceeds a network's limit, then what exceeds the total", async () => {
  const { ask, end } = openGate();
  const pages = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => ask(name));
  expect(await pages[3]).toBe("network");
  expect(await pages[6]).toBe("all");
  for (const name of ["a1", "b1", "a2", "b2", "a3"]) {
    await settled();
    await end(name);
  }
  expect(await Promise.all(pages)).toEqual(["a1", "a2", "a3", "network", "b1", "b2", "all"]);
});

it("releases the place of an aborted request, also before its turn", async () => {
  const { ask, end, begun } = openGate();
  const leaving = new AbortController();
  const [first, gone, ...rest] = [ask("a1"), ask("a2", leaving), ask("a3")];
  leaving.abort();
  expect(await gone).toBe("gone");
  const last = ask("a4");
  expect(await ask("a5", leaving)).toBe("gone");
  for (const name of ["a1", "a3", "a4"]) {
    await settled();
    expect(begun()).toEqual([name]);
    await end(name);
  }
  expect(await Promise.all([first, ...rest, last])).toEqual(["a1", "a3", "a4"]);
});

it("goes on after a request that failed", async () => {
  const { admit } = admissionGate({
    atOnce: upTo(1, { network: 1 }),
    waiting: { network: 1, all: 1 },
    longestWait: 60_000,
    overload,
  });
  const visit = { network: "a", signal: new AbortController().signal, purpose: "read" } as const;
  const broken = admit(visit, () => Promise.reject(new Error("broken")));
  const next = admit({ ...visit }, () => Promise.resolve("next"));
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

it.each([
  ["order", "change"],
  ["order", "read"],
  ["change", "read"],
] as const)("of a network admits its %s before its older %s", async (important, other) => {
  const { ask, end, begun } = openGate();
  const asked = [ask("a1"), ask("a2", { purpose: other }), ask("a3", { purpose: important })];
  for (const name of ["a1", "a3", "a2"]) {
    await settled();
    expect(begun()).toEqual([name]);
    await end(name);
  }
  expect(await Promise.all(asked)).toEqual(["a1", "a2", "a3"]);
});

it("refuses the youngest read for an order when all places to wait are taken, and never an order for a read", async () => {
  const { ask, end } = openGate();
  const [first, second, older, younger, change] = [
    ask("a1"),
    ask("b1"),
    ask("c1"),
    ask("d1"),
    ask("e1", { purpose: "change" }),
  ];
  const order = ask("f1", { purpose: "order" });
  expect(await younger).toBe("all");
  expect(await ask("g1")).toBe("all");
  for (const name of ["a1", "b1", "f1", "e1", "c1"]) {
    await settled();
    await end(name);
  }
  expect(await Promise.all([first, second, older, change, order])).toEqual(["a1", "b1", "c1", "e1", "f1"]);
});

it("refuses what has waited too long, and keeps its place free", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { ask, end, begun } = openGate({ longestWait: 2000 });
  const [first, late] = [ask("a1"), ask("a2")];
  await settled();
  vi.advanceTimersByTime(2000);
  expect(await late).toBe("all");
  const next = ask("a3");
  await end("a1");
  await settled();
  expect(begun()).toEqual(["a3"]);
  await end("a3");
  expect(await Promise.all([first, next])).toEqual(["a1", "a3"]);
  vi.useRealTimers();
});

it("works on one heavy request of a network at a time, and keeps room for everybody's light ones", async () => {
  const { ask, end, begun } = openGate({ atOnce: upTo(8, { network: 4, heavy: 4 }) });
  const dear = [ask("a1", { weight: 4 }), ask("b1", { weight: 2 }), ask("a2", { weight: 4 })];
  const light = ["a3", "c1", "c2", "d1", "d2"].map((name) => ask(name));
  await settled();
  // Network "a" has its share, and heavy requests theirs: "b1" waits though there is room.
  expect(begun()).toEqual(["a1", "c1", "c2", "d1", "d2"]);
  await end("a1");
  await settled();
  // Room for several.
  expect(begun()).toEqual(["c1", "c2", "d1", "d2", "b1", "a3"]);
  for (const name of ["c1", "c2", "d1", "d2", "b1", "a3"]) await end(name);
  await settled();
  await end("a2");
  expect(await Promise.all([...dear, ...light])).toEqual(["a1", "b1", "a2", "a3", "c1", "c2", "d1", "d2"]);
});

it("of equal requests admits that of the network with the least work", async () => {
  const { ask, end, begun } = openGate({ atOnce: upTo(3, { network: 2, heavy: 2 }) });
  const asked = ["a1", "a2", "b1"].map((name) => ask(name));
  const waiting = [ask("b2"), ask("c1")];
  await settled();
  await end("a1");
  await settled();
  expect(begun()).toEqual(["a2", "b1", "c1"]);
  await end("a2");
  await settled();
  for (const name of ["b1", "c1", "b2"]) await end(name);
  expect(await Promise.all([...asked, ...waiting])).toEqual(["a1", "a2", "b1", "b2", "c1"]);
});

it("admits changes beside reads that take all their places, and orders beside both", async () => {
  const { ask, end, begun } = openGate({ atOnce: { network: 1, heavy: 3, read: 1, change: 2, order: 3 } });
  const asked = [
    ask("a1"),
    ask("b1"),
    ask("c1", { purpose: "change" }),
    ask("d1", { purpose: "change" }),
    ask("e1", { purpose: "order" }),
  ];
  await settled();
  expect(begun()).toEqual(["a1", "c1", "e1"]);
  await end("a1");
  await settled();
  // Changes and orders, which may wait for locks and banks, keep no read from its place.
  expect(begun()).toEqual(["c1", "e1", "d1", "b1"]);
  for (const name of ["c1", "e1", "d1", "b1"]) await end(name);
  expect(await Promise.all(asked)).toEqual(["a1", "b1", "c1", "d1", "e1"]);
});

it("admits changes in place of reads, except for one read", async () => {
  const { ask, end, begun } = openGate({
    atOnce: { network: 1, heavy: 3, read: 2, change: 3, order: 3 },
    mostWaiting: 9,
  });
  const asked = ["a1", "b1", "c1", "d1"].map((name) => ask(name, { purpose: "change" }));
  const reads = ["e1", "f1"].map((name) => ask(name));
  await settled();
  expect(begun()).toEqual(["a1", "b1", "c1", "e1"]);
  await end("a1");
  await end("b1");
  await settled();
  expect(begun()).toEqual(["c1", "e1", "d1"]);
  await end("c1");
  await end("d1");
  await settled();
  expect(begun()).toEqual(["e1", "f1"]);
  for (const name of ["e1", "f1"]) await end(name);
  expect(await Promise.all([...asked, ...reads])).toEqual(["a1", "b1", "c1", "d1", "e1", "f1"]);
});

/** Somebody comes after each step of the clock, so that the gate looks at it. */
const noticed = overload.longestWait + overload.after + 2;

it("admits a short crowd in the order of its coming, however long each waits", async () => {
  const { ask, end, pass, begun } = openGate();
  const asked = ["a1", "b1", "c1", "d1"].map((name) => ask(name));
  await settled();
  pass(noticed);
  await end("a1");
  await settled();
  expect(begun()).toEqual(["b1", "c1"]);
  for (const name of ["b1", "c1"]) await end(name);
  await settled();
  await end("d1");
  expect(await Promise.all(asked)).toEqual(["a1", "b1", "c1", "d1"]);
});

it("in an overload admits the newest, and refuses all but orders that have waited too long", async () => {
  const { ask, end, pass, begun } = openGate({ atOnce: upTo(1, { network: 1 }), mostWaiting: 5 });
  const [first, late, order] = [ask("a1"), ask("b1"), ask("c1", { purpose: "order" })];
  await settled();
  pass(overload.longestWait + 1);
  const alsoLate = ask("d1");
  pass(overload.after);
  const [older, newer] = [ask("e1"), ask("f1")];
  await settled();
  pass(1);
  await end("a1");
  expect(await Promise.all([late, alsoLate])).toEqual(["all", "all"]);
  await settled();
  expect(begun()).toEqual(["c1", "f1"]);
  pass(overload.longestWait);
  await end("f1");
  expect(await older).toBe("all");
  await end("c1");
  expect(await Promise.all([first, order, newer])).toEqual(["a1", "c1", "f1"]);
});

it("takes no busy time for an overload in which nobody waits long", async () => {
  const { ask, end, pass, begun } = openGate({ atOnce: upTo(1, { network: 1 }) });
  const asked = ["a", "b", "c", "d", "e", "f", "g", "h"].map((network) => `${network}1`);
  const answers = [ask("a1"), ask("b1")];
  for (const [at, name] of asked.entries()) {
    await settled();
    expect(begun()).toEqual([name]);
    pass(overload.longestWait);
    const next = asked[at + 2];
    if (next !== undefined) answers.push(ask(next));
    await end(name);
  }
  expect(await Promise.all(answers)).toEqual(asked);
});

it("ends an overload as soon as nobody waits", async () => {
  const { ask, end, pass, begun } = openGate({ atOnce: upTo(1, { network: 1 }) });
  const [first, late] = [ask("a1"), ask("b1")];
  await settled();
  pass(overload.longestWait + 1);
  const alsoLate = ask("c1");
  pass(overload.after + 1);
  await end("a1");
  expect(await Promise.all([late, alsoLate])).toEqual(["all", "all"]);
  const asked = ["d1", "e1", "f1"].map((name) => ask(name));
  await settled();
  pass(overload.longestWait + 1);
  for (const name of ["d1", "e1", "f1"]) {
    await settled();
    expect(begun()).toEqual([name]);
    await end(name);
  }
  expect(await Promise.all(asked)).toEqual(["d1", "e1", "f1"]);
  expect(await first).toBe("a1");
});

it("has its limits on the page about limits", () => {
  const page = readFileSync(new URL("../../../../docs/graphql-limits.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| of (one network|all) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)];
  const { atOnce, costOfWeight, waiting, longestWait, overload } = admissionLimits;
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ["one network", String(atOnce.network), String(waiting.network), "429"],
    ["all", String(atOnce.order), String(waiting.all), "503"],
  ]);
  expect(page).toContain(`Reads have ${atOnce.read} places, reads and changes together ${atOnce.change}`);
  expect(page).toContain(`for ${overload.after} milliseconds`);
  expect(page).toContain(`longer than ${overload.longestWait} milliseconds`);
  expect(page).toContain(`one for each ${costOfWeight.toLocaleString("en")} of its cost`);
  expect(page).toContain(`a more expensive one as ${atOnce.heavy}`);
  expect(page).toContain(`more than ${longestWait / 1000} seconds`);
  expect(page).toContain(`\`Retry-After\` of ${admissionRetrySeconds} seconds`);
});
