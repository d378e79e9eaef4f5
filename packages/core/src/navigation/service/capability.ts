import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../../capability/Capability.ts";
import { capability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { NavigationService, type ShopNavigation } from "./ShopNavigation.ts";
import { navigationServiceLive } from "./navigationServiceLive.ts";
import { Navigator } from "./Navigator.ts";
import type { NavigationTexts } from "../text.hu.ts";
import type { Navigate } from "./Navigate.ts";

declare module "../../kernel/ShopEnvironment.ts" {
  interface Environment {
    readonly navigate: Navigate;
  }
}

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly navigation: ShopNavigation;
  }
  interface Texts {
    readonly navigation: NavigationTexts;
  }
}

const navigatorLive = Layer.effect(
  Navigator,
  Effect.map(NavigationService, ({ during, step, reload }) => ({
    go: step,
    loading: during,
    block: step({ kind: "block" }),
    unblock: step({ kind: "unblock" }),
    reload,
  })),
).pipe(Layer.provide(navigationServiceLive));

/** Navigation with locks, and the loading state: `shop.navigation`. Other capabilities navigate through it. */
export const navigation: Capability<"navigation", ShopNavigation> = capability({
  name: "navigation",
  offers: navigatorLive,
  open: opened(NavigationService, navigationServiceLive, {
    except: {
      redirect: "at once",
      push: "at once",
      back: "at once",
      hold: "at once",
      routeStarted: "at once",
      routeCompleted: "at once",
      routeFailed: "at once",
      load: "at once",
      step: "internal",
      during: "internal",
      reload: "internal",
    },
  }),
});
