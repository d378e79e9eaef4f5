// Generated from the schemas by `npm run codegen`. Do not edit.
import { checks, finite, nonEmpty } from "../../decoding/kernel.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const cartMergeChangeChecks: Decoder<unknown> = checks({
  productId: nonEmpty,
  wanted: finite,
  quantity: finite,
});
