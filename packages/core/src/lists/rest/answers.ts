import * as Schema from "effect/Schema";
import { eachValid } from "../../decoding/eachValid.ts";
import { decodeOnly } from "../../decoding/decodeOnly.ts";
import { readShoppingList } from "./readers.ts";
import { ShoppingList } from "../model/ShoppingList.ts";
import { WireShoppingList } from "./wire.ts";

/** The list service's `ShoppingList`, read into the model. */
export const ShoppingListFromWire = decodeOnly(WireShoppingList, ShoppingList, readShoppingList);

export const ListsAnswer = eachValid(ShoppingListFromWire);
export const NewListAnswer = Schema.Struct({ listId: Schema.String });
export const EmptyAnswer = Schema.Null;
