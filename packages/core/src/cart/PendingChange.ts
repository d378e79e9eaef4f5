import type * as Deferred from "effect/Deferred";
import type { ShopError } from "../shop/ShopError.ts";
import type { KeptChange } from "./KeptChange.ts";

/** A change that the server has not confirmed yet. */
export interface PendingChange extends Pick<KeptChange, "id" | "change" | "reason" | "sentBy"> {
  /** Who waits for it: everybody whose change it has taken the place of, too. */
  readonly outcomes: ReadonlyArray<Deferred.Deferred<void, ShopError>>;
  /** Together with others it was refused, so that nobody knows whether it is to blame. */
  readonly goesAlone: boolean;
}
