import * as Schema from "effect/Schema";
import { OrderedProduct } from "../../lists/OrderedProduct.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";

/** The contract's `OrderedProduct`, read into the model. */
export const OrderedProductFromWire = decodeOnly(
  Schema.Struct({
    product: Schema.Struct({
      id: Schema.String,
      name: Schema.String,
      default_category_id: nullish(Schema.String),
    }),
    order_count: Schema.Int,
    created_at: Schema.String,
    default_quantity_piece: Schema.Finite,
    default_quantity_name: Schema.String,
  }),
  OrderedProduct,
  ({ product, order_count, created_at, default_quantity_piece, default_quantity_name }) => ({
    productId: product.id,
    name: product.name,
    categoryId: product.default_category_id ?? null,
    orderCount: order_count,
    quantity: default_quantity_piece,
    unit: default_quantity_name,
    orderedAt: created_at,
  }),
);
