import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Fiber from "effect/Fiber";
import * as TestClock from "effect/testing/TestClock";
import { describe, expect, it } from "vitest";
import { analytics, createShop, memoryCookies } from "../index.ts";
import { productId } from "../product/productId.ts";
import { testEnvironment } from "../shop/environment.test.support.ts";
import { OperatorLog } from "../shop/OperatorLog.ts";
import type { AnalyticsAdapter } from "./AnalyticsAdapter.ts";
import type { AnalyticsEvent } from "./AnalyticsEvent.ts";
import { AnalyticsService } from "./AnalyticsService.ts";
import { analyticsServiceLive } from "./analyticsServiceLive.ts";
import { dataLayerAdapter } from "./dataLayerAdapter.ts";
import { searchSuggestAdapter } from "./searchSuggestAdapter.ts";

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

const openShop = (adapters: ReadonlyArray<AnalyticsAdapter>, cookies = memoryCookies()) =>
  createShop({ capabilities: [analytics], endpoint: "/graphql", analytics: adapters, cookies, log: () => {} });

describe("consent", () => {
  it("[LAW-9] [ANALYT-1] before it nobody hears anything, and what was then is not told later", () => {
    const { heard, adapter } = listening();
    const shop = openShop([adapter]);
    expect(shop.analytics.consent.get()).toBeNull();
    shop.analytics.track(viewed);
    shop.analytics.decide("refused");
    shop.analytics.track(viewed);
    expect(heard).toEqual([]);
    shop.analytics.decide("given");
    shop.analytics.track(searched);
    expect(heard).toEqual([searched]);
    shop.analytics.decide("refused");
    shop.analytics.track(viewed);
    expect(heard).toEqual([searched]);
    shop.dispose();
  });

  it("[LAW-9] is remembered, counts at once when another tab withdraws it, and is asked again when it cannot be read", () => {
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

describe("adapters", () => {
  it("[ANALYT-1] that throw or hang keep nothing from the others, nor from who tells them", () => {
    const { heard, adapter } = listening();
    const shop = openShop([broken, hanging, adapter], memoryCookies({ analytics_consent: "given" }));
    for (let time = 0; time < 3; time += 1) expect(() => shop.analytics.track(viewed)).not.toThrow();
    expect(heard).toEqual([viewed, viewed, viewed]);
    shop.dispose();
  });

  it("[ANALYT-1] tell the data layer what it hears, with nothing left of what was there", () => {
    const pushed: unknown[] = [];
    const shop = openShop([dataLayerAdapter({ push: (entry) => pushed.push(entry) })], memoryCookies({ analytics_consent: "given" }));
    shop.analytics.track(searched);
    shop.analytics.track(viewed);
    expect(pushed).toEqual([{ ecommerce: null }, { event: "view_cart", ecommerce: { currency: "HUF", value: 0, items: [] } }]);
    shop.dispose();
  });

  it("[ANALYT-1] [ORDER-1] ask whoever can tell by what the tag manager knows this visit", async () => {
    const session = () => Promise.resolve(visit);
    expect(await dataLayerAdapter([], { session }).session?.()).toEqual(visit);
    expect(dataLayerAdapter([])).not.toHaveProperty("session");
  });

  it("[ANALYT-1] tell the search provider one after the other", async () => {
    const sent: string[] = [];
    const first = Promise.withResolvers<void>();
    const adapter = searchSuggestAdapter(({ name }) => {
      sent.push(name);
      return name === "orderitem" ? first.promise : undefined;
    });
    const item = { id: productId("1"), name: "Tej", price: 399, quantity: 1 };
    const done = adapter.track({ kind: "purchased", order: { id: "7", total: 399, items: [item], affiliation: null, userType: null, paymentMethodId: null } });
    expect(sent).toEqual(["orderitem"]);
    first.resolve();
    await done;
    expect(sent).toEqual(["orderitem", "order"]);
  });
});

describe("the session of an order", () => {
  const sessionOf = (adapters: ReadonlyArray<AnalyticsAdapter>, consent: string, waitMs = 0) =>
    Effect.runPromise(
      Effect.gen(function* () {
        const { session } = yield* AnalyticsService;
        const asked = yield* Effect.forkChild(session, { startImmediately: true });
        yield* TestClock.adjust(waitMs);
        return asked.pollUnsafe() === undefined ? "still waiting" : yield* Fiber.join(asked);
      }).pipe(
        Effect.provide(analyticsServiceLive),
        Effect.provide(testEnvironment({ analytics: adapters, cookies: memoryCookies({ analytics_consent: consent }) })),
        Effect.provide([TestClock.layer(), Layer.succeed(OperatorLog, () => {})]),
        Effect.scoped,
      ),
    );
  const known: AnalyticsAdapter = { track: () => {}, session: () => Promise.resolve(visit) };
  const silent = listening().adapter;

  it("[ORDER-1] is what the tag manager knows the visit by", async () => {
    expect(await sessionOf([silent, known], "given")).toEqual(visit);
    expect(await sessionOf([silent], "given")).toBeNull();
  });

  it("[LAW-9] [ORDER-1] is not asked for without consent", async () => {
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
