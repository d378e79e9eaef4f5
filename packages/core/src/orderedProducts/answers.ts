import * as Schema from "effect/Schema";
import { eachValid } from "../decoding/eachValid.ts";
import { OrderedProductFromWire } from "./wire.ts";

export const OrderedProductsAnswer = Schema.Struct({
  me: Schema.Struct({ ordered_products: eachValid(OrderedProductFromWire) }),
});
