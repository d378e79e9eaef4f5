import type { Store } from "../kernel/Store.ts";
import type { LoadingState } from "./LoadingState.ts";
import type { RedirectState } from "./redirectStep.ts";

/**
 * Navigation, and its visible state. The app's router reports the start and end of a route; `createShop`'s `navigate`
 * does the navigation. These methods neither wait nor fail.
 */
export interface ShopNavigation {
  /** The locks on navigation, and the redirect that waits for them. */
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
