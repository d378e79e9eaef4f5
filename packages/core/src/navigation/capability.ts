import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../capability/Capability.ts";
import { NavigationService } from "./NavigationService.ts";
import { navigationServiceLive } from "./navigationServiceLive.ts";
import { Navigator } from "./Navigator.ts";
import type { ShopNavigation } from "./ShopNavigation.ts";
import type { NavigationTexts } from "./text.hu.ts";
import type { Navigate } from "./Navigate.ts";

declare module "../kernel/ShopEnvironment.ts" {
  interface Environment {
    readonly navigate: Navigate;
  }
}

declare module "../kernel/ShopTypes.ts" {
  interface Texts {
    readonly navigation: NavigationTexts;
  }
}

const navigatorLive = Layer.effect(
  Navigator,
  Effect.map(NavigationService, ({ load, step, reload }) => ({
    go: step,
    loading: (effect) =>
      Effect.acquireUseRelease(
        load,
        () => effect,
        (end) => end,
      ),
    block: step({ kind: "block" }),
    unblock: step({ kind: "unblock" }),
    reload,
  })),
).pipe(Layer.provide(navigationServiceLive));

/** Redirects that wait and what loads: `shop.navigation`. Other capabilities' ways go through it. */
export const navigation: Capability<"navigation", ShopNavigation> = {
  name: "navigation",
  offers: navigatorLive,
  open: ({ build, runNow }) =>
    Effect.map(build(navigationServiceLive), (context) => {
      const service = Context.get(context, NavigationService);
      const { redirects, loading, step, load, routeStarted, routeCompleted, routeFailed } = service;
      const once = (effect: Effect.Effect<void>) => {
        let isDone = false;
        return () => {
          if (isDone) return;
          isDone = true;
          runNow(effect);
        };
      };
      return {
        api: {
          redirects,
          loading,
          redirect: (to) => runNow(service.redirect(to)),
          push: (to) => runNow(service.push(to)),
          back: () => runNow(service.back),
          hold: () => {
            runNow(step({ kind: "lock" }));
            return once(step({ kind: "unlock" }));
          },
          routeStarted: () => runNow(routeStarted),
          routeCompleted: () => runNow(routeCompleted),
          routeFailed: () => runNow(routeFailed),
          load: () => once(runNow(load)),
        },
        snapshot: () => ({}),
      };
    }),
};
