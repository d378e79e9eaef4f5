import type * as Deferred from "effect/Deferred";
import type { ShopError } from "../kernel/ShopError.ts";
import type { ListAction } from "./ListAction.ts";

/** An action that the server has not confirmed yet. */
export interface PendingAction {
  readonly action: ListAction;
  /** The callers that wait for it, including those of the actions that it replaced. */
  readonly outcomes: ReadonlyArray<Deferred.Deferred<void, ShopError>>;
}
