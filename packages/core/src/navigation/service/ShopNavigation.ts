import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { AtOnce, Form } from "../../kernel/methodForms.ts";
import type { Store } from "../../kernel/Store.ts";
import type { LoadingState } from "../model/LoadingState.ts";
import type { RedirectEvent, RedirectState } from "../rules/redirectStep.ts";

/**
 * Navigation, and its visible state. The app's router reports the start and end of a route; `createShop`'s `navigate`
 * does the navigation. These methods neither wait nor fail.
 */
export interface ShopNavigation<As extends Form = "promise"> {
  /** The locks on navigation, and the redirect that waits for them. */
  readonly redirects: Store<RedirectState>;
  readonly loading: Store<LoadingState>;
  /** Replaces the current page, and blocks other navigation until it arrives. Queued while navigation is locked. */
  readonly redirect: (to: string) => AtOnce<As>;
  /** Queued while navigation is locked. */
  readonly push: (to: string) => AtOnce<As>;
  /** Queued while navigation is locked. */
  readonly back: () => AtOnce<As>;
  /** Locks all navigation until the returned function is called; a later call of it does nothing. */
  readonly hold: () => AtOnce<As, () => void>;
  readonly routeStarted: () => AtOnce<As>;
  readonly routeCompleted: () => AtOnce<As>;
  readonly routeFailed: () => AtOnce<As>;
  /** Shows that something loads until the returned function is called. */
  readonly load: () => AtOnce<As, () => void>;
}

interface Internal {
  /** Queued while navigation is locked. */
  readonly step: (event: RedirectEvent) => Effect.Effect<void>;
  /** Shows that something loads while the effect runs. */
  readonly during: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>;
  readonly reload: Effect.Effect<void>;
}

/** `shop.navigation` for other services, with the methods for them alone. */
export class NavigationService extends Context.Service<NavigationService, ShopNavigation<"effect"> & Internal>()(
  "@kamra/core/navigation/NavigationService",
) {}
