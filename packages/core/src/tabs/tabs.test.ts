import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { expect, expectTypeOf, it } from "vitest";
import { createShop } from "../shop.ts";
import { testEnvironment } from "../shop/environment.test.support.ts";
import type { LogEntry } from "../shop/LogEntry.ts";
import { OperatorLog } from "../shop/OperatorLog.ts";
import { Tabs } from "../shop/Tabs.ts";
import { tabs } from "./capability.ts";
import { lockedBy } from "./lockedBy.ts";
import { tabsLive } from "./tabsLive.ts";
import type { StorageNews, TabsChannel, TabsLocks, TabsWindow } from "./TabsWindow.ts";

// eslint-disable-next-line no-restricted-globals -- a browser's locks, which Node has as well
const { locks } = navigator;

/** A window that hears what is put into `hear`, and keeps what it writes in `written`. */
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

it("a browser's window is one", () => {
  expectTypeOf<Window & typeof globalThis>().toExtend<TabsWindow>();
});

it("says the same twice as two messages, which the storage tells apart", async () => {
  const { window, written } = loneWindow();
  await within(window, ({ publish }) => Effect.andThen(publish("cart", { a: 1 }), publish("cart", { a: 1 })));
  expect(written.map(({ key }) => key)).toEqual(["shop", "shop"]);
  expect(written[0]?.newValue).not.toBe(written[1]?.newValue);
});

it("hears what another tab has said of its topic, and no more once that is ended", async () => {
  const { window, written, hear } = loneWindow();
  const heard: unknown[] = [];
  await within(window, ({ publish, subscribe }) =>
    Effect.gen(function* () {
      const end = subscribe("cart", (message) => void heard.push(message));
      subscribe("other", () => void heard.push("other"));
      yield* publish("cart", { a: 1 });
      for (const news of written) hear(news);
      end();
      for (const news of written) hear(news);
    }),
  );
  expect(heard).toEqual([{ a: 1 }]);
});

it("goes on being heard by the others when one of those who hear has ended", async () => {
  const { window, hear } = loneWindow();
  const heard: unknown[] = [];
  await within(window, ({ subscribe }) =>
    Effect.sync(() => {
      const end = subscribe("cart", () => void heard.push("one"));
      subscribe("cart", () => void heard.push("other"));
      end();
      hear({ key: "shop", newValue: '{"topic":"cart","message":1}' });
    }),
  );
  expect(heard).toEqual(["other"]);
});

it("hears over the browser's channel where there is one, until the shop's end", async () => {
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
  await within({ ...loneWindow().window, BroadcastChannel: Channel }, ({ subscribe }) =>
    Effect.sync(() => {
      subscribe("cart", (message) => void heard.push(message));
      listeners.get("message")?.({ data: '{"topic":"cart","message":1}' });
    }),
  );
  expect(heard).toEqual([1]);
  expect(listeners.size).toBe(0);
});

it.each([
  [tabs, "kamra"],
  [(window: TabsWindow) => tabs(window, { name: "other" }), "other"],
])("is told to the shops of one name", async (of, name) => {
  const { window, written } = loneWindow();
  const { provides = Layer.empty } = of(window);
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
])("does not hear what is no message: %j", async (news) => {
  const { window, hear } = loneWindow();
  const heard: unknown[] = [];
  await within(window, ({ subscribe }) =>
    Effect.sync(() => {
      subscribe("cart", (message) => void heard.push(message));
      hear(news);
    }),
  );
  expect(heard).toEqual([]);
});

it("hears nothing after the shop's end", async () => {
  const { window, listeners } = loneWindow();
  await within(window, () => Effect.sync(() => expect(listeners.size).toBe(1)));
  expect(listeners.size).toBe(0);
});

it("says nothing where the storage is full, and fails nobody for that", async () => {
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

it("runs what is exclusive one tab after the other, by the browser's locks", async () => {
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

it("keeps nobody waiting who does something else", async () => {
  const window = { ...loneWindow().window, navigator: { locks } };
  expect(
    await within(window, ({ exclusively }) => exclusively("replay")(exclusively("placing")(Effect.succeed(1)))),
  ).toBe(1);
});

it("lets the lock go after a failure, and when nobody waits for it any more", async () => {
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
])("[CART-16] says that it %s", async (_what, navigator, takesTurns) => {
  const { window } = loneWindow();
  expect(await within({ ...window, navigator }, (opened) => Effect.succeed(opened.takesTurns))).toBe(takesTurns);
});

it("runs what is exclusive at once where there are no locks, or the browser refuses them", async () => {
  const refusing: TabsLocks = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
  const { window } = loneWindow();
  expect(await within(window, ({ exclusively }) => exclusively("replay")(Effect.succeed(1)))).toBe(1);
  expect(await Effect.runPromise(lockedBy(refusing, "x")(Effect.succeed(2)))).toBe(2);
});
