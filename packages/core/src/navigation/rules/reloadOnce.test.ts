import { expect, it } from "vitest";
import { reloadOnce } from "./reloadOnce.ts";

const browser = ({ isServerThere = true } = {}) => {
  const items = new Map([["", "of somebody else"]]);
  const visited: string[] = [];
  return {
    items,
    visited,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
    location: {
      pathname: "/kosar",
      search: "",
      reload: () => void visited.push("reload"),
      assign: (to: string | URL) => void visited.push(String(to)),
    },
    canBeLoaded: () => Promise.resolve(isServerThere),
  };
};

it("[NET-5] a page reloads once for a build, never in a loop", async () => {
  const { visited, ...window } = browser();
  expect(await reloadOnce({ ...window, to: "/kosar", build: "a.js" })).toBe(true);
  expect(await reloadOnce({ ...window, to: "/kosar", build: "a.js" })).toBe(false);
  expect(visited).toEqual(["reload"]);
});

it("[NET-5] the attempt is stored under its own name", async () => {
  const { items, visited: _, ...window } = browser();
  await reloadOnce({ ...window, to: "/kosar", build: "a.js" });
  expect([...items]).toEqual([
    ["", "of somebody else"],
    ["kamra-reloaded", "a.js /kosar"],
  ]);
});

it("[NET-5] a reload goes to the requested page, and the next build may reload again", async () => {
  const { visited, ...window } = browser();
  expect(await reloadOnce({ ...window, to: "/szallitas", build: "a.js" })).toBe(true);
  expect(await reloadOnce({ ...window, to: "/szallitas", build: "b.js" })).toBe(true);
  expect(visited).toEqual(["/szallitas", "/szallitas"]);
});

it("[NET-5] a page does not reload when it cannot store the attempt", async () => {
  const { visited, ...window } = browser();
  const refuses = {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => undefined,
  };
  const forgets = { getItem: () => null, setItem: () => undefined };
  expect(await reloadOnce({ ...window, storage: refuses, to: "/kosar", build: "a.js" })).toBe(false);
  expect(await reloadOnce({ ...window, storage: forgets, to: "/kosar", build: "a.js" })).toBe(false);
  expect(visited).toEqual([]);
});

it("[NET-5] a page stays while the server is away, and keeps its one attempt", async () => {
  const { visited, ...away } = browser({ isServerThere: false });
  expect(await reloadOnce({ ...away, to: "/kosar", build: "a.js" })).toBe(false);
  expect(await reloadOnce({ ...away, to: "/kosar", build: "a.js", canBeLoaded: () => Promise.resolve(true) })).toBe(
    true,
  );
  expect(visited).toEqual(["reload"]);
});
