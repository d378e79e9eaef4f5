// Generated from the schemas by `npm run codegen`. Do not edit.
import { anything, bool, nullOr, struct, text } from "../../decoding/kernel.ts";
import { cartReading } from "./CartReading.ts";
import { type CartNews } from "../kept.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const cartNews: DecoderOf<typeof CartNews> = struct({
  tab: text,
  isAway: bool,
  changes: anything,
  current: nullOr(cartReading),
});
