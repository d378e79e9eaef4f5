import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { RedirectEvent } from "../rules/redirectStep.ts";
import type { ShopNavigation } from "./ShopNavigation.ts";

interface Internal {
  /** Queued while navigation is locked. */
  readonly step: (event: RedirectEvent) => Effect.Effect<void>;
  /** Shows that something loads while the effect runs. */
  readonly during: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
  readonly reload: Effect.Effect<void>;
}

/** `shop.navigation` for other services, and what only they do with it. */
export class NavigationService extends Context.Service<NavigationService, ShopNavigation<"effect"> & Internal>()(
  "@kamra/core/navigation/NavigationService",
) {}
