// Generated from the schemas by `npm run codegen`. Do not edit.
import { cartMergeChange } from "./CartMergeChange.ts";
import { finite, from, struct, text } from "../../decoding/kernel.ts";
import { readCartMergeChange } from "../fromWire.ts";
import { type CartMergeChangeFromWire, type WireCartMergeChange } from "../wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const wireCartMergeChange: DecoderOf<typeof WireCartMergeChange> = struct({
  product_id: text,
  product_name: text,
  kind: text,
  wanted: finite,
  piece: finite,
});
export const cartMergeChangeFromWire: DecoderOf<typeof CartMergeChangeFromWire> = from(
  wireCartMergeChange,
  readCartMergeChange,
  cartMergeChange,
);
