import * as Schema from "effect/Schema";
import { ListAction } from "../model/ListAction.schema.ts";

/** An unconfirmed action as it is stored, so that it survives the page. */
export const StoredAction = Schema.Struct({ userId: Schema.String, action: ListAction });
export interface StoredAction extends Schema.Schema.Type<typeof StoredAction> {}

export const WaitingActions = Schema.Array(StoredAction);
