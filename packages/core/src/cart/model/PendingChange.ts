import type { Pending } from "../../outbox/Pending.ts";
import type { KeptChange } from "./KeptChange.ts";

/** A change that the server has not confirmed yet. */
export interface PendingChange extends Pending, Pick<KeptChange, "id" | "change" | "reason"> {}
