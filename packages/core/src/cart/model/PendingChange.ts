import type { Pending } from "../../outbox/Pending.ts";
import type { StoredChange } from "./StoredChange.ts";

/** A change that the server has not confirmed yet. */
export interface PendingChange extends Pending, Pick<StoredChange, "id" | "change" | "reason"> {}
