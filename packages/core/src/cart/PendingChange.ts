import type * as Deferred from "effect/Deferred";
import type { ShopError } from "../shop/ShopError.ts";
import type { CartChange } from "./CartChange.ts";

/** A change that the server has not confirmed yet. */
export interface PendingChange {
  readonly change: CartChange;
  /** Who waits for it: everybody whose change it has taken the place of, too. */
  readonly outcomes: ReadonlyArray<Deferred.Deferred<void, ShopError>>;
  /** What the shopper is told when it is refused. */
  readonly failureText: (details: string) => string;
}
