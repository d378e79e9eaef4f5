import type * as Deferred from "effect/Deferred";
import type { ShopError } from "../kernel/ShopError.ts";
import type { KeptChange } from "./KeptChange.ts";

/** A change that the server has not confirmed yet. */
export interface PendingChange extends Pick<KeptChange, "id" | "change" | "reason" | "sentBy"> {
  /** The callers that wait for it, including those of the changes that it replaced. */
  readonly outcomes: ReadonlyArray<Deferred.Deferred<void, ShopError>>;
  /** A batch with this change was refused, so it is sent alone to find the refused change. */
  readonly goesAlone: boolean;
}
