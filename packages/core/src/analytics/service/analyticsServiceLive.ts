import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { command } from "../../kernel/command.ts";
import { log } from "../../kernel/log.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { within } from "../../transport/within.ts";
import type { AnalyticsAdapter, AnalyticsSession } from "../model/AnalyticsAdapter.ts";
import type { AnalyticsEvent } from "../model/AnalyticsEvent.ts";
import type { AnalyticsConsent } from "../model/AnalyticsConsent.ts";
import { AnalyticsService } from "./ShopAnalytics.ts";
import { analyticsStores, storedConsent } from "./start.ts";

/** @rule ANALYT-1, LAW-9 */
export const analyticsServiceLive = Layer.effect(
  AnalyticsService,
  Effect.gen(function* () {
    const environment = yield* ShopEnvironment;
    const { analytics, cookies, settings } = environment;
    const scope = yield* Effect.scope;

    const { consent } = analyticsStores(environment);
    /** Another tab may have withdrawn the consent. */
    const isGiven = () => {
      consent.set(storedConsent(environment));
      return consent.get() === "given";
    };

    const asked = <A>(ask: () => A | Promise<A>, waitMs: number) =>
      Effect.tryPromise(async () => ask()).pipe(
        within(waitMs),
        Effect.catch((error) => Effect.as(log("warning", "Analytics have failed", error), null)),
      );

    const tell = (adapter: AnalyticsAdapter, event: AnalyticsEvent) =>
      Effect.forkIn(
        asked(() => adapter.track(event), settings.timeoutMs),
        scope,
        { startImmediately: true },
      );

    const atOnce = { policy: selfManaged("queue"), requests: 0 };

    return AnalyticsService.of({
      consent,
      decide: yield* command({ name: "analytics.decide", ...atOnce }, (decision: AnalyticsConsent) =>
        Effect.sync(() => {
          cookies.set(settings.consentCookie, decision, { maxAgeSeconds: settings.consentCookieSeconds });
          consent.set(decision);
        }),
      ),
      track: yield* command({ name: "analytics.track", ...atOnce }, (event: AnalyticsEvent) =>
        Effect.suspend(() =>
          Effect.forEach(isGiven() ? analytics : [], (adapter) => tell(adapter, event), { discard: true }),
        ),
      ),
      session: Effect.suspend(() => {
        const known = analytics.find(({ session }) => session);
        if (known === undefined || !isGiven()) return Effect.succeed(null);
        return asked<AnalyticsSession | null>(() => known.session?.() ?? null, settings.analyticsWaitMs);
      }),
    });
  }),
);
