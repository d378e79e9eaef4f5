import * as Schema from "effect/Schema";
import { eachValid } from "../decoding/eachValid.ts";
import { OrderedProductFromWire, ShoppingListFromWire } from "./wire.ts";

export const OrderedProductsAnswer = Schema.Struct({
  me: Schema.Struct({ ordered_products: eachValid(OrderedProductFromWire) }),
});
export const ListsAnswer = eachValid(ShoppingListFromWire);
export const NewListAnswer = Schema.Struct({ listId: Schema.String });
export const EmptyAnswer = Schema.Null;
