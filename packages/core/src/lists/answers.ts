import * as Schema from "effect/Schema";
import { eachValid } from "../decoding/eachValid.ts";
import { ShoppingListFromWire } from "./wire.ts";

export const ListsAnswer = eachValid(ShoppingListFromWire);
export const NewListAnswer = Schema.Struct({ listId: Schema.String });
export const EmptyAnswer = Schema.Null;
