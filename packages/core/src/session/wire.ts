import * as Schema from "effect/Schema";
import { decodeOnly } from "../decoding/decodeOnly.ts";
import { CartMergeChange } from "./CartMergeChange.ts";
import { readCartMergeChange } from "./fromWire.ts";

export const WireCartMergeChange = Schema.Struct({
  product_id: Schema.String,
  product_name: Schema.String,
  kind: Schema.String,
  wanted: Schema.Finite,
  piece: Schema.Finite,
});

/** The contract's `CartMergeChange`, read into the model. */
export const CartMergeChangeFromWire = decodeOnly(WireCartMergeChange, CartMergeChange, readCartMergeChange);
