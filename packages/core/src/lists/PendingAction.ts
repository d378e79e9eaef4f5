import type * as Deferred from "effect/Deferred";
import type { ShopError } from "../shop/ShopError.ts";
import type { ListAction } from "./ListAction.ts";

/** An action that the server has not confirmed yet. */
export interface PendingAction {
  readonly action: ListAction;
  /** Who waits for it: everybody whose action it has taken the place of, too. */
  readonly outcomes: ReadonlyArray<Deferred.Deferred<void, ShopError>>;
}
