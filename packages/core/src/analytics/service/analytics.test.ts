import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { describe, expect, it } from "vitest";
import { analytics, createShop, memoryCookies } from "../../index.ts";
import { productId } from "../../product/productId.ts";
import type { EffectCapability } from "../../capability/EffectCapability.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { OperatorLog } from "../../kernel/OperatorLog.ts";
import type { ShopSnapshot } from "../../kernel/ShopTypes.ts";
import { Analytics } from "./Analytics.ts";
import type { AnalyticsAdapter, AnalyticsSession } from "../model/AnalyticsAdapter.ts";
import type { AnalyticsEvent } from "../model/AnalyticsEvent.ts";
import { AnalyticsService } from "./ShopAnalytics.ts";
import { analyticsServiceLive } from "./analyticsServiceLive.ts";
import { dataLayerAdapter } from "../rules/dataLayerAdapter.ts";
import { searchSuggestAdapter } from "../rules/searchSuggestAdapter.ts";
import { testClock } from "../../kernel/testClock.test.support.ts";

const viewed: AnalyticsEvent = { kind: "cartViewed", items: [], total: 0 };
const searched: AnalyticsEvent = { kind: "searched", term: "tej", productIds: [], total: 0 };
const visit = { clientId: "1.2", sessionId: "3" };

const listening = () => {
  const heard: AnalyticsEvent[] = [];
  const adapter: AnalyticsAdapter = {
    track: (event) => {
      heard.push(event);
    },
  };
  return { heard, adapter };
};

const broken: AnalyticsAdapter = {
  track: () => {
    throw new Error("The tag manager is broken");
  },
  session: () => Promise.reject(new Error("The tag manager is broken")),
};
const hanging: AnalyticsAdapter = { track: () => new Promise(() => {}), session: () => new Promise(() => {}) };

/** Another capability that reports events. */
const teller: EffectCapability<
  "teller",
  { readonly tell: (event: AnalyticsEvent) => void; readonly session: () => Promise<AnalyticsSession | null> }
> = {
  name: "teller",
  open: ({ run, runNow }) =>
    Effect.succeed({
      api: {
        tell: (event) => runNow(Effect.flatMap(Analytics, ({ track }) => track(event))),
        session: () => run(Effect.flatMap(Analytics, ({ session }) => session)),
      },
      snapshot: () => ({}),
    }),
};

const openShop = (
  adapters: ReadonlyArray<AnalyticsAdapter>,
  cookies = memoryCookies(),
  log: (entry: LogEntry) => void = () => {},
) =>
  createShop({
    capabilities: [analytics, teller],
    endpoint: "https://shop.test/graphql",
    analytics: adapters,
    cookies,
    log,
  });

describe("consent", () => {
  it("[LAW-9] [ANALYT-1] is needed for every event; events from before it are never sent", () => {
    const { heard, adapter } = listening();
    const logged: LogEntry[] = [];
    const shop = openShop([adapter], memoryCookies(), (entry) => logged.push(entry));
    expect(shop.analytics.consent.get()).toBeNull();
    expect(shop.analytics.track(viewed)).toBeUndefined();
    shop.analytics.decide("refused");
    shop.analytics.track(viewed);
    expect([heard, logged]).toEqual([[], []]);
    shop.analytics.decide("given");
    shop.analytics.track(searched);
    expect(heard).toEqual([searched]);
    shop.analytics.decide("refused");
    shop.analytics.track(viewed);
    expect(heard).toEqual([searched]);
    shop.dispose();
  });

  it("[LAW-9] is stored, ends immediately when another tab withdraws it, and is asked again when it cannot be read", () => {
    const cookies = memoryCookies({ analytics_consent: "yes" });
    const { heard, adapter } = listening();
    const one = openShop([adapter], cookies);
    expect(one.analytics.consent.get()).toBeNull();
    one.analytics.decide("given");
    const other = openShop([adapter], cookies);
    expect(other.analytics.consent.get()).toBe("given");
    expect(other.snapshot().analytics).toEqual({ consent: "given" });
    one.analytics.decide("refused");
    other.analytics.track(viewed);
    expect(heard).toEqual([]);
    expect(other.analytics.consent.get()).toBe("refused");
    one.dispose();
    other.dispose();
  });
});

describe("the decision", () => {
  it("[LAW-9] shows immediately, and is stored for the configured time", () => {
    const kept: unknown[] = [];
    const cookies = { ...memoryCookies(), set: (...cookie: ReadonlyArray<unknown>) => void kept.push(cookie) };
    const { analytics: shopAnalytics, settings } = openShop([], cookies);
    shopAnalytics.decide("refused");
    expect(shopAnalytics.consent.get()).toBe("refused");
    expect(kept).toEqual([["analytics_consent", "refused", { maxAgeSeconds: settings.consentCookieSeconds }]]);
  });

  it("[LAW-9] is read from the cookie at once, whatever the cached server page shows", () => {
    const { heard, adapter } = listening();
    const snapshot: ShopSnapshot = { now: "2026-11-21T10:00:00Z", analytics: { consent: "given" } };
    const shop = createShop({
      capabilities: [analytics],
      endpoint: "https://shop.test/graphql",
      analytics: [adapter],
      snapshot,
    });
    const { consent } = shop.analytics;
    expect([consent.get(), consent.getServer()]).toEqual([null, "given"]);
    shop.analytics.track(viewed);
    expect([consent.get(), consent.getServer(), heard]).toEqual([null, "given", []]);
  });

  it("[LAW-9] [ANALYT-1] covers the events of other capabilities; without this capability no event is sent", async () => {
    const { heard, adapter } = listening();
    const shop = openShop(
      [{ ...adapter, session: () => Promise.resolve(visit) }],
      memoryCookies({ analytics_consent: "given" }),
    );
    shop.teller.tell(viewed);
    expect(heard).toEqual([viewed]);
    expect(await shop.teller.session()).toEqual(visit);
    const deaf = createShop({ capabilities: [teller], endpoint: "https://shop.test/graphql", analytics: [adapter] });
    deaf.teller.tell(searched);
    expect(heard).toEqual([viewed]);
    expect(await deaf.teller.session()).toBeNull();
    shop.dispose();
  });
});

describe("adapters", () => {
  it("[ANALYT-1] that throw or hang affect neither the others nor the caller", async () => {
    const { heard, adapter } = listening();
    const logged: LogEntry[] = [];
    const shop = openShop([broken, hanging, adapter], memoryCookies({ analytics_consent: "given" }), (entry) =>
      logged.push(entry),
    );
    for (let time = 0; time < 3; time += 1) expect(() => shop.analytics.track(viewed)).not.toThrow();
    expect(heard).toEqual([viewed, viewed, viewed]);
    await Promise.resolve();
    expect(logged).toMatchObject(
      Array.from({ length: 3 }, () => ({ level: "warning", message: "Analytics have failed" })),
    );
    shop.dispose();
  });

  it("[ANALYT-1] push to the data layer, without leftovers of the former event", () => {
    const pushed: unknown[] = [];
    const shop = openShop(
      [dataLayerAdapter({ push: (entry) => pushed.push(entry) })],
      memoryCookies({ analytics_consent: "given" }),
    );
    shop.analytics.track(searched);
    shop.analytics.track(viewed);
    expect(pushed).toEqual([
      { ecommerce: null },
      { event: "view_cart", ecommerce: { currency: "HUF", value: 0, items: [] } },
    ]);
    shop.dispose();
  });

  it("[ANALYT-1] [ORDER-1] provide the tag manager's id of this visit", async () => {
    const session = () => Promise.resolve(visit);
    expect(await dataLayerAdapter([], { session }).session?.()).toEqual(visit);
    expect(dataLayerAdapter([])).not.toHaveProperty("session");
  });

  it("[ANALYT-1] send to the search provider in order", async () => {
    const sent: string[] = [];
    const first = Promise.withResolvers<void>();
    const adapter = searchSuggestAdapter(({ name }) => {
      sent.push(name);
      return name === "orderitem" ? first.promise : undefined;
    });
    const item = { id: productId("1"), name: "Tej", price: 399, quantity: 1 };
    const done = adapter.track({
      kind: "purchased",
      order: { id: "7", total: 399, items: [item], affiliation: null, userType: null, paymentMethodId: null },
    });
    expect(sent).toEqual(["orderitem"]);
    first.resolve();
    await done;
    expect(sent).toEqual(["orderitem", "order"]);
  });
});

describe("the session of an order", () => {
  const sessionOf = (
    adapters: ReadonlyArray<AnalyticsAdapter>,
    consent: string,
    waitMs = 0,
    log: (entry: LogEntry) => void = () => {},
  ) =>
    Effect.runPromise(
      Effect.gen(function* () {
        const { session } = yield* AnalyticsService;
        const asked = yield* Effect.forkChild(session, { startImmediately: true });
        yield* TestClock.adjust(waitMs);
        return asked.pollUnsafe() === undefined ? "still waiting" : yield* Fiber.join(asked);
      }).pipe(
        Effect.provide(analyticsServiceLive),
        Effect.provide(
          testEnvironment({ analytics: adapters, cookies: memoryCookies({ analytics_consent: consent }) }),
        ),
        Effect.provide([testClock, Layer.succeed(OperatorLog, log)]),
        Effect.scoped,
      ),
    );
  const known: AnalyticsAdapter = { track: () => {}, session: () => Promise.resolve(visit) };
  const silent = listening().adapter;

  it("[ORDER-1] is the tag manager's id of the visit", async () => {
    expect(await sessionOf([silent, known], "given")).toEqual(visit);
    const logged: LogEntry[] = [];
    expect(await sessionOf([silent], "given", 0, (entry) => logged.push(entry))).toBeNull();
    expect(logged).toEqual([]);
  });

  it("[LAW-9] [ORDER-1] is not requested without consent", async () => {
    let asked = 0;
    const counting: AnalyticsAdapter = {
      track: () => {},
      session: () => {
        asked += 1;
        return Promise.resolve(visit);
      },
    };
    expect(await sessionOf([counting], "refused")).toBeNull();
    expect(asked).toBe(0);
  });

  it("[ORDER-1] is waited for a second at most", async () => {
    expect(await sessionOf([hanging], "given", 999)).toBe("still waiting");
    expect(await sessionOf([hanging], "given", 1_000)).toBeNull();
    expect(await sessionOf([broken], "given")).toBeNull();
  });
});
