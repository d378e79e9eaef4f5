import type { Store } from "../shop/Store.ts";
import type { LoadingState } from "./LoadingState.ts";
import type { RedirectState } from "./redirectStep.ts";

/**
 * Where the shopper goes, when, and what they see of it meanwhile. The app's router says when a route starts, and how it
 * ends; `createShop`'s `navigate` goes where services and these methods want to. Nothing here waits or fails.
 */
export interface ShopNavigation {
  /** Who holds navigation up, and what waits for that. */
  readonly redirects: Store<RedirectState>;
  readonly loading: Store<LoadingState>;
  /** In place of the present page. Others are left out until it has arrived. */
  redirect(to: string): void;
  push(to: string): void;
  back(): void;
  /** Holds all navigation up until the answer is called; a later call of it does nothing. */
  hold(): () => void;
  routeStarted(): void;
  routeCompleted(): void;
  routeFailed(): void;
  /** Shows that something loads until the answer is called. */
  load(): () => void;
}
