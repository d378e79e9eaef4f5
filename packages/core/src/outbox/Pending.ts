import type * as Deferred from "effect/Deferred";
import type { ShopError } from "../kernel/ShopError.ts";

/** A change that the server has not confirmed yet. A capability adds what is changed. */
export interface Pending {
  /** The callers that wait for it, including those of the changes that it replaced. */
  readonly outcomes: ReadonlyArray<Deferred.Deferred<void, ShopError>>;
  /** A batch with this change was refused, so it is sent alone to find the refused change. */
  readonly goesAlone?: boolean;
  /** The idempotency key of the request that carried it; absent until it is sent with one. */
  readonly sentBy?: string | undefined;
}
