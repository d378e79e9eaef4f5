import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { log } from "../kernel/log.ts";
import { readJson } from "../kernel/readJson.ts";
import { Tabs } from "../kernel/Tabs.ts";
import { lockedBy } from "./lockedBy.ts";
import { openChannel } from "./openChannel.ts";
import type { TabsWindow } from "./TabsWindow.ts";
import { tabMessage } from "./generated/storedData.ts";

const read = readJson(tabMessage);

/** The tabs of one browser that have opened a shop of this name. */
export const tabsLive = (window: TabsWindow, { name }: { readonly name: string }) =>
  Layer.effect(
    Tabs,
    Effect.gen(function* () {
      const channel = yield* Effect.acquireRelease(
        Effect.sync(() => openChannel(name, window)),
        (opened) => Effect.sync(() => opened.close()),
      );
      const listeners = new Map<string, ReadonlySet<(message: unknown) => void>>();
      const listenersOf = (topic: string) => listeners.get(topic) ?? new Set();
      channel.addEventListener("message", ({ data }) => {
        const told = read(data);
        if (told !== null) listenersOf(told.topic).forEach((listener) => listener(told.message));
      });
      const { locks } = window.navigator;

      return {
        publish: (topic, message) =>
          // A storage sends no event for an equal value: the stamp makes each message different.
          Effect.try(() => channel.postMessage(JSON.stringify({ topic, message, stamp: Math.random() }))).pipe(
            Effect.catch(({ cause }) => log("warning", "The other tabs have not been told", topic, cause)),
          ),
        messages: (topic) => (listener) => {
          const entry = (message: unknown) => listener(message);
          listeners.set(topic, new Set([...listenersOf(topic), entry]));
          return () => {
            listeners.set(topic, new Set([...listenersOf(topic)].filter((each) => each !== entry)));
          };
        },
        takesTurns: locks !== undefined,
        exclusively: (what) => (locks === undefined ? (effect) => effect : lockedBy(locks, `${name}/${what}`)),
      };
    }),
  );
