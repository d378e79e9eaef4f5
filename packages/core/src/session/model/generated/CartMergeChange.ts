// Generated from the schemas by `npm run codegen`. Do not edit.
import { finite, nonEmpty, struct, text } from "../../../decoding/kernel.ts";
import { type CartMergeChange } from "../CartMergeChange.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const cartMergeChange: DecoderOf<typeof CartMergeChange> = struct({
  productId: nonEmpty,
  productName: text,
  kind: text,
  wanted: finite,
  quantity: finite,
});
