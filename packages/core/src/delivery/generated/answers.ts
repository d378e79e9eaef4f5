// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, struct } from "../../decoding/kernel.ts";
import { placeFromWire } from "../../address/generated/wire.ts";
import { shippingMethodFromWire } from "./wire.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type MethodsAnswer, type PostcodesAnswer } from "../answers.ts";

export const methodsAnswer: DecoderOf<typeof MethodsAnswer> = struct({
  shippingMethods: array(shippingMethodFromWire),
});
export const postcodesAnswer: DecoderOf<typeof PostcodesAnswer> = struct({ postcodes: array(placeFromWire) });
