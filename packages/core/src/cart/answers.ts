import * as Schema from "effect/Schema";
import { nullish } from "../decoding/nullish.ts";
import { CartFromWire } from "./wire.ts";

export const CartAnswer = Schema.Struct({ cart: Schema.NullOr(CartFromWire) });
export const CartHashAnswer = Schema.Struct({
  cart: Schema.NullOr(Schema.Struct({ hash: Schema.String, revision: nullish(Schema.Int) })),
});
export const CreateCartAnswer = Schema.Struct({ createCart: CartFromWire });
export const UpdateCartAnswer = Schema.Struct({ updateCart: CartFromWire });
