import * as Schema from "effect/Schema";
import { CartMergeChange } from "../../session/CartMergeChange.ts";
import { decodeOnly } from "./decodeOnly.ts";

/** The contract's `CartMergeChange`, read into the model. */
export const CartMergeChangeFromWire = decodeOnly(
  Schema.Struct({
    product_id: Schema.String,
    product_name: Schema.String,
    kind: Schema.String,
    wanted: Schema.Finite,
    piece: Schema.Finite,
  }),
  CartMergeChange,
  ({ product_id, product_name, kind, wanted, piece }) => ({
    productId: product_id,
    productName: product_name,
    kind,
    wanted,
    quantity: piece,
  }),
);
