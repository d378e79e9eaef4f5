import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, expectTypeOf, it } from "vitest";
import { insideOf } from "../capability/inside.ts";
import { createShop } from "../shop/createShop.ts";
import { testEnvironment } from "../kernel/environment.test.support.ts";
import type { LogEntry } from "../kernel/LogEntry.ts";
import { OperatorLog } from "../kernel/OperatorLog.ts";
import { Tabs } from "../kernel/Tabs.ts";
import { tabs } from "./capability.ts";
import { lockedBy } from "./lockedBy.ts";
import { tabsLive } from "./tabsLive.ts";
import type { StorageNews, TabsChannel, TabsLocks, TabsWindow } from "./TabsWindow.ts";

// oxlint-disable-next-line no-restricted-globals -- a browser's locks, which Node has as well
const { locks } = navigator;

/** A window that receives what is put into `hear`, and records its writes in `written`. */
const loneWindow = () => {
  const listeners = new Set<(news: StorageNews) => void>();
  const written: StorageNews[] = [];
  const window: TabsWindow = {
    navigator: {},
    localStorage: {
      getItem: () => null,
      removeItem: () => {},
      setItem: (key, newValue) => void written.push({ key, newValue }),
    },
    addEventListener: (type, listener) => type === "storage" && listeners.add(listener),
    removeEventListener: (type, listener) => type === "storage" && listeners.delete(listener),
  };
  return { window, written, listeners, hear: (news: StorageNews) => listeners.forEach((listener) => listener(news)) };
};

const within = <A>(window: TabsWindow, use: (tabs: (typeof Tabs)["Service"]) => Effect.Effect<A>) =>
  Layer.build(tabsLive(window, { name: "shop" })).pipe(
    Effect.flatMap((context) => use(Context.get(context, Tabs))),
    Effect.scoped,
    Effect.provideService(OperatorLog, () => {}),
    Effect.runPromise,
  );

it("accept a browser's window", () => {
  expectTypeOf<Window & typeof globalThis>().toExtend<TabsWindow>();
});

it("send equal messages twice, distinguishable in the storage", async () => {
  const { window, written } = loneWindow();
  await within(window, ({ publish }) => Effect.andThen(publish("cart", { a: 1 }), publish("cart", { a: 1 })));
  expect(written.map(({ key }) => key)).toEqual(["shop", "shop"]);
  expect(written[0]?.newValue).not.toBe(written[1]?.newValue);
});

it("receive another tab's messages on a topic, until the subscription ends", async () => {
  const { window, written, hear } = loneWindow();
  const heard: unknown[] = [];
  await within(window, ({ publish, messages }) =>
    Effect.gen(function* () {
      const end = messages("cart")((message) => void heard.push(message));
      messages("other")(() => void heard.push("other"));
      yield* publish("cart", { a: 1 });
      for (const news of written) hear(news);
      end();
      for (const news of written) hear(news);
    }),
  );
  expect(heard).toEqual([{ a: 1 }]);
});

it("keep other subscriptions when one ends", async () => {
  const { window, hear } = loneWindow();
  const heard: unknown[] = [];
  await within(window, ({ messages }) =>
    Effect.sync(() => {
      const end = messages("cart")(() => void heard.push("one"));
      messages("cart")(() => void heard.push("other"));
      end();
      hear({ key: "shop", newValue: '{"topic":"cart","message":1}' });
    }),
  );
  expect(heard).toEqual(["other"]);
});

it("use the browser's channel where available, until the shop's end", async () => {
  const listeners = new Map<string, (event: { readonly data: unknown }) => void>();
  class Channel implements TabsChannel {
    postMessage() {}
    addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
      listeners.set(type, listener);
    }
    close() {
      listeners.clear();
    }
  }
  const heard: unknown[] = [];
  await within({ ...loneWindow().window, BroadcastChannel: Channel }, ({ messages }) =>
    Effect.sync(() => {
      messages("cart")((message) => void heard.push(message));
      listeners.get("message")?.({ data: '{"topic":"cart","message":1}' });
    }),
  );
  expect(heard).toEqual([1]);
  expect(listeners.size).toBe(0);
});

it.each([
  [tabs, "kamra"],
  [(window: TabsWindow) => tabs(window, { name: "other" }), "other"],
])("reach the shops of one name", async (of, name) => {
  const { window, written } = loneWindow();
  const { provides = Layer.empty } = insideOf(of(window));
  await Effect.runPromise(
    Layer.build(Layer.provide(provides, testEnvironment({}))).pipe(
      Effect.flatMap((context) => Context.get(context, Tabs).publish("cart", 1)),
      Effect.scoped,
    ),
  );
  expect(written.map(({ key }) => key)).toEqual([name]);
  const shop = createShop({
    capabilities: [of(window)],
    endpoint: "https://shop.test/graphql",
    clock: () => new Date(0),
  });
  expect(shop.snapshot()).toEqual({ now: new Date(0).toISOString() });
});

it.each([
  { key: "another", newValue: '{"topic":"cart","message":1}' },
  { key: "shop", newValue: null },
  { key: null, newValue: null },
  { key: "shop", newValue: "[]" },
  { key: "shop", newValue: "null" },
  { key: "shop", newValue: "nonsense" },
  { key: "shop", newValue: "" },
])("ignore an invalid message: %j", async (news) => {
  const { window, hear } = loneWindow();
  const heard: unknown[] = [];
  await within(window, ({ messages }) =>
    Effect.sync(() => {
      messages("cart")((message) => void heard.push(message));
      hear(news);
    }),
  );
  expect(heard).toEqual([]);
});

it("receive nothing after the shop's end", async () => {
  const { window, listeners } = loneWindow();
  await within(window, () => Effect.sync(() => expect(listeners.size).toBe(1)));
  expect(listeners.size).toBe(0);
});

it("drop a message when the storage is full, without a failure", async () => {
  const { window } = loneWindow();
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const logged: LogEntry[] = [];
  await within({ ...window, localStorage: { ...window.localStorage, setItem } }, ({ publish }) =>
    Effect.provideService(publish("cart", null), OperatorLog, (entry) => void logged.push(entry)),
  );
  expect(logged).toMatchObject([
    {
      level: "warning",
      message: "The other tabs have not been told",
      details: ["cart", { name: "QuotaExceededError" }],
    },
  ]);
});

it("run exclusive actions one tab after the other, by the browser's locks", async () => {
  const journal: string[] = [];
  const part = (tab: string) =>
    Effect.gen(function* () {
      journal.push(`${tab} begins`);
      yield* Effect.sleep(1);
      journal.push(`${tab} ends`);
    });
  const window = { ...loneWindow().window, navigator: { locks } };
  await Promise.all([
    within(window, ({ exclusively }) => exclusively("replay")(part("one"))),
    within(window, ({ exclusively }) => exclusively("replay")(part("other"))),
  ]);
  expect(journal).toEqual(["one begins", "one ends", "other begins", "other ends"]);
});

it("do not block other actions", async () => {
  const window = { ...loneWindow().window, navigator: { locks } };
  expect(
    await within(window, ({ exclusively }) => exclusively("replay")(exclusively("placing")(Effect.succeed(1)))),
  ).toBe(1);
});

it("release the lock after a failure, and after an abort", async () => {
  const locked = lockedBy(locks, "held");
  await Effect.runPromise(Effect.exit(locked(Effect.fail("no"))));
  const first = Effect.runFork(locked(Effect.never));
  await new Promise((resolve) => setTimeout(resolve, 1));
  const second = Effect.runFork(locked(Effect.never));
  await new Promise((resolve) => setTimeout(resolve, 1));
  for (const fiber of [second, first]) fiber.interruptUnsafe();
  expect(await Effect.runPromise(locked(Effect.succeed("mine")))).toBe("mine");
});

it.each([
  ["waits for the turns of the others where the browser has locks", { locks }, true],
  ["has no turns to wait for where it has none", {}, false],
])("[CART-16] report that the exclusive action %s", async (_what, navigator, takesTurns) => {
  const { window } = loneWindow();
  expect(await within({ ...window, navigator }, (opened) => Effect.succeed(opened.takesTurns))).toBe(takesTurns);
});

it("run exclusive actions immediately where there are no locks, or the browser refuses them", async () => {
  const refusing: TabsLocks = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
  const { window } = loneWindow();
  expect(await within(window, ({ exclusively }) => exclusively("replay")(Effect.succeed(1)))).toBe(1);
  expect(await Effect.runPromise(lockedBy(refusing, "x")(Effect.succeed(2)))).toBe(2);
});
