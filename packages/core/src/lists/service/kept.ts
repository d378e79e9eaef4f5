import * as Schema from "effect/Schema";
import { ListAction } from "../model/ListAction.ts";

/** An unconfirmed action as it is stored, so that it survives the page. */
export const KeptAction = Schema.Struct({ userId: Schema.String, action: ListAction });
export interface KeptAction extends Schema.Schema.Type<typeof KeptAction> {}

export const WaitingActions = Schema.Array(KeptAction);
