// Generated from the schemas by `npm run codegen`. Do not edit.
import { anything, array, bool, nullOr, struct, text } from "../../decoding/kernel.ts";
import { cartReading } from "./CartReading.ts";
import { seenPrice } from "./SeenPrice.ts";
import { type CartNews, type KeptPrices } from "../kept.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const cartNews: DecoderOf<typeof CartNews> = struct({
  tab: text,
  isAway: bool,
  changes: anything,
  current: nullOr(cartReading),
});
export const keptPrices: DecoderOf<typeof KeptPrices> = array(seenPrice);
