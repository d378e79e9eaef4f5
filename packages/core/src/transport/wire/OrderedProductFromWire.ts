import * as Schema from "effect/Schema";
import { OrderedProduct } from "../../lists/OrderedProduct.ts";
import { decodeOnly } from "./decodeOnly.ts";

/** The contract's `OrderedProduct`, read into the model. */
export const OrderedProductFromWire = decodeOnly(
  Schema.Struct({
    product: Schema.Struct({ id: Schema.String }),
    created_at: Schema.String,
    default_quantity_piece: Schema.Finite,
    default_quantity_name: Schema.String,
  }),
  OrderedProduct,
  ({ product, created_at, default_quantity_piece, default_quantity_name }) => ({
    productId: product.id,
    quantity: default_quantity_piece,
    unit: default_quantity_name,
    orderedAt: created_at,
  }),
);
