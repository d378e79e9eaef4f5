/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";
import { renderLimits } from "./renderLimits.ts";
import { renderQueue } from "./renderQueue.ts";

/** A queue of two concurrent renders, one for each network, that end on command. */
function openQueue() {
  const { run } = renderQueue({ atOnce: { network: 1, all: 2 }, waiting: { network: 2, all: 3 } });
  const begun = new Map<string, () => void>();
  const ask = (name: string, signal = new AbortController().signal) =>
    run({ network: name.slice(0, 1), signal }, () => new Promise<string>((end) => begun.set(name, () => end(name))));
  const end = async (name: string) => {
    begun.get(name)?.();
    begun.delete(name);
    await Promise.resolve();
  };
  return { ask, end, begun: () => [...begun.keys()] };
}

/** Until all pending promises have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("renders one page of a network after the other, and those of others beside them", async () => {
  const { ask, end, begun } = openQueue();
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
  const { ask, end } = openQueue();
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
  const { ask, end, begun } = openQueue();
  const leaving = new AbortController();
  const [first, gone, ...rest] = [ask("a1"), ask("a2", leaving.signal), ask("a3")];
  leaving.abort();
  expect(await gone).toBe("gone");
  const last = ask("a4");
  expect(await ask("a5", leaving.signal)).toBe("gone");
  for (const name of ["a1", "a3", "a4"]) {
    await settled();
    expect(begun()).toEqual([name]);
    await end(name);
  }
  expect(await Promise.all([first, ...rest, last])).toEqual(["a1", "a3", "a4"]);
});

it("goes on after a page that could not be rendered", async () => {
  const { run } = renderQueue({ atOnce: { network: 1, all: 1 }, waiting: { network: 1, all: 1 } });
  const page = { network: "a", signal: new AbortController().signal };
  const broken = run(page, () => Promise.reject(new Error("broken")));
  const next = run({ ...page }, () => Promise.resolve("next"));
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

it("has its limits on the page about limits", () => {
  const pages = import.meta.glob<string>("../../../docs/graphql-limits.md", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const page = Object.values(pages).join("");
  const rows = [...page.matchAll(/^\| of (one network|all) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)];
  const { atOnce, waiting, retrySeconds } = renderLimits;
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ["one network", String(atOnce.network), String(waiting.network), "429"],
    ["all", String(atOnce.all), String(waiting.all), "503"],
  ]);
  expect(page).toContain(`\`Retry-After\` of ${retrySeconds} seconds`);
});
