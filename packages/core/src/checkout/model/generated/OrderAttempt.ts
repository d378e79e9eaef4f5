// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, literals, nonEmpty, nullOr, struct } from "../../../decoding/kernel.ts";
import { quantity } from "../../../product/generated/Product.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type OrderAttempt } from "../OrderAttempt.schema.ts";

export const orderAttempt: DecoderOf<typeof OrderAttempt> = struct({
  key: nonEmpty,
  cartId: nonEmpty,
  userId: nullOr(nonEmpty),
  list: nullOr(
    struct({ name: nonEmpty, lines: array(struct({ product: struct({ id: nonEmpty }), quantity: quantity })) }),
  ),
  done: array(literals("reported", "listed")),
});
