// Generated from the schemas by `npm run codegen`. Do not edit.
import { anything, array, bool, int, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { cartReading } from "../../model/generated/CartReading.ts";
import { seenPrice } from "../../model/generated/SeenPrice.ts";
import { type CartNews, type KeptPrices, type KeptRevision } from "../kept.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const cartNews: DecoderOf<typeof CartNews> = struct({
  tab: text,
  isAway: bool,
  changes: anything,
  current: nullOr(cartReading),
});
export const keptPrices: DecoderOf<typeof KeptPrices> = array(seenPrice);
export const keptRevision: DecoderOf<typeof KeptRevision> = struct({ cartId: text, revision: int });
