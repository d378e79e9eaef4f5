// Generated from the schemas by `npm run codegen`. Do not edit.
import { eachValid, struct } from "../../decoding/kernel.ts";
import { orderedProductFromWire } from "./wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type OrderedProductsAnswer } from "../answers.ts";

export const orderedProductsAnswer: DecoderOf<typeof OrderedProductsAnswer> = struct({
  me: struct({ ordered_products: eachValid(orderedProductFromWire) }),
});
