import * as Schema from "effect/Schema";
import { eachValid } from "../../decoding/eachValid.ts";
import { decodeOnly } from "../../decoding/decodeOnly.ts";
import { readShoppingList } from "./readers.ts";
import { ShoppingList } from "../model/ShoppingList.schema.ts";
import { WireShoppingList } from "./wire.ts";

/** The list service's `ShoppingList`, read into the model. */
export const ShoppingListFromWire = decodeOnly(WireShoppingList, ShoppingList, readShoppingList);

export const ListsResponse = eachValid(ShoppingListFromWire);
export const NewListResponse = Schema.Struct({ listId: Schema.String });
export const EmptyResponse = Schema.Null;
