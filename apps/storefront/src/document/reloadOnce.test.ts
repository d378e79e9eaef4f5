import { expect, it } from "vitest";
import { reloadOnce } from "./reloadOnce.ts";

const browser = () => {
  const items = new Map<string, string>();
  const visited: string[] = [];
  return {
    visited,
    storage: { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) },
    location: { pathname: "/kosar", search: "", reload: () => void visited.push("reload"), assign: (to: string | URL) => void visited.push(`${to}`) },
  };
};

it("[NET-5] reloads once for a build, never in a loop", () => {
  const { visited, ...window } = browser();
  expect(reloadOnce({ ...window, to: "/kosar", build: "a.js" })).toBe(true);
  expect(reloadOnce({ ...window, to: "/kosar", build: "a.js" })).toBe(false);
  expect(visited).toEqual(["reload"]);
});

it("[NET-5] goes where the shopper was going, and tries again with the next build", () => {
  const { visited, ...window } = browser();
  expect(reloadOnce({ ...window, to: "/szallitas", build: "a.js" })).toBe(true);
  expect(reloadOnce({ ...window, to: "/szallitas", build: "b.js" })).toBe(true);
  expect(visited).toEqual(["/szallitas", "/szallitas"]);
});

it("[NET-5] does not reload where it cannot remember that it has", () => {
  const { visited, location } = browser();
  const refuses = { getItem: () => { throw new Error("denied"); }, setItem: () => undefined };
  const forgets = { getItem: () => null, setItem: () => undefined };
  expect(reloadOnce({ location, storage: refuses, to: "/kosar", build: "a.js" })).toBe(false);
  expect(reloadOnce({ location, storage: forgets, to: "/kosar", build: "a.js" })).toBe(false);
  expect(visited).toEqual([]);
});
