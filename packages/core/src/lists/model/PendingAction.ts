import type { Pending } from "../../outbox/Pending.ts";
import type { ListAction } from "./ListAction.ts";

/** An action that the server has not confirmed yet. */
export interface PendingAction extends Pending {
  readonly action: ListAction;
}
