import * as Schema from "effect/Schema";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { nullish } from "../decoding/nullish.ts";
import { readOrderedProduct } from "./fromWire.ts";
import { OrderedProduct } from "./OrderedProduct.ts";

export const WireOrderedProduct = Schema.Struct({
  product: Schema.Struct({ id: Schema.String, name: Schema.String, default_category_id: nullish(Schema.String) }),
  order_count: Schema.Int,
  created_at: Schema.String,
  default_quantity_piece: Schema.Finite,
  default_quantity_name: Schema.String,
  alternative_quantity_piece: nullish(Schema.Finite),
  alternative_quantity_name: nullish(Schema.String),
});

/** The contract's `OrderedProduct`, read into the model. */
export const OrderedProductFromWire = decodeOnly(WireOrderedProduct, OrderedProduct, readOrderedProduct);
