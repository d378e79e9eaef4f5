// Generated from the schemas by `npm run codegen`. Do not edit.
import { anything, array, bool, int, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { cartReading } from "../../model/generated/CartReading.ts";
import { seenPrice } from "../../model/generated/SeenPrice.ts";
import { type CartNews, type StoredPrices, type StoredRevision } from "../storedData.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const cartNews: DecoderOf<typeof CartNews> = struct({
  tab: text,
  isAway: bool,
  changes: anything,
  current: nullOr(cartReading),
});
export const storedPrices: DecoderOf<typeof StoredPrices> = array(seenPrice);
export const storedRevision: DecoderOf<typeof StoredRevision> = struct({ cartId: text, revision: int });
