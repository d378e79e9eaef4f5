// Generated from the schemas by `npm run codegen`. Do not edit.
import { cartFromWire } from "./wire.ts";
import { int, nullOr, nullish, struct, text } from "../../decoding/kernel.ts";
import { type CartAnswer, type CartHashAnswer, type CreateCartAnswer, type UpdateCartAnswer } from "../answers.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const cartAnswer: DecoderOf<typeof CartAnswer> = struct({ cart: nullOr(cartFromWire) });
export const cartHashAnswer: DecoderOf<typeof CartHashAnswer> = struct({
  cart: nullOr(struct({ hash: text, revision: nullish(int) })),
});
export const createCartAnswer: DecoderOf<typeof CreateCartAnswer> = struct({ createCart: cartFromWire });
export const updateCartAnswer: DecoderOf<typeof UpdateCartAnswer> = struct({ updateCart: cartFromWire });
