import * as Effect from "effect/Effect";
import { Tabs } from "./Tabs.ts";

/** Another tab beside the one under test, which speaks of one topic: what it has been told, and who listens to it. */
export const otherTab = (topic: string) => {
  const told: unknown[] = [];
  const listeners = new Set<() => void>();
  const tabs = Effect.map(Tabs, (alone): (typeof Tabs)["Service"] => ({
    ...alone,
    publish: (about, message) => Effect.sync(() => void told.push([about, message])),
    subscribe: (about, listener) => {
      const hear = () => listener(null);
      if (about === topic) listeners.add(hear);
      return () => listeners.delete(hear);
    },
  }));
  return { tabs, told, listeners, tell: Effect.sync(() => listeners.forEach((hear) => hear())) };
};
