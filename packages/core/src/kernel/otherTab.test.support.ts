import * as Effect from "effect/Effect";
import * as Semaphore from "effect/Semaphore";
import type { Tabs } from "./Tabs.ts";

/** The other tabs as one tab sees them: what they are told, what they tell, and the locks that they hold. */
export const otherTab = (topic: string, { takesTurns = false } = {}) => {
  const told: Array<readonly [topic: string, message: unknown]> = [];
  const listeners = new Set<(about: string, message: unknown) => void>();
  const locks = new Map<string, Semaphore.Semaphore>();
  const asked: string[] = [];
  const lock = (name: string) => {
    const known = locks.get(name) ?? Semaphore.makeUnsafe(1);
    locks.set(name, known);
    return known;
  };
  const tabs: (typeof Tabs)["Service"] = {
    publish: (about, message) => Effect.sync(() => void told.push([about, message])),
    messages: (about) => (listener) => {
      const hear = (of: string, message: unknown) => (of === about ? listener(message) : undefined);
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    takesTurns,
    exclusively: (name) => (effect) =>
      Effect.suspend(() => {
        asked.push(name);
        return lock(name).withPermit(effect);
      }),
  };
  return {
    tabs,
    told,
    listeners,
    /** The locks that this tab has requested. */
    asked,
    tell: (message: unknown = null, about = topic) =>
      Effect.sync(() => listeners.forEach((hear) => hear(about, message))),
    hold: (name: string) => lock(name).take(1),
    letGo: (name: string) => lock(name).release(1),
  };
};
