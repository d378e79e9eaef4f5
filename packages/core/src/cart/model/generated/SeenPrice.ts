// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, int, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type SeenPrice } from "../SeenPrice.schema.ts";

export const seenPrice: DecoderOf<typeof SeenPrice> = struct({ productId: text, price: int, isOffer: bool });
