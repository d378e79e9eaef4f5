import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { ProductId } from "../../product/Product.schema.ts";
import { CartChoices, CartLine, LineOptions } from "./Cart.schema.ts";
import type * as model from "./CartChange.ts";

const someOf = Struct.map(Schema.optionalKey);

/**
 * Schema of `CartChange`: one change of the cart, written as the wanted result, so that it can safely be sent twice.
 */
export const CartChange = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("line"), productId: ProductId, line: Schema.NullOr(CartLine) }),
  Schema.Struct({ kind: Schema.Literal("lineOptions"), productId: ProductId, options: LineOptions.mapFields(someOf) }),
  Schema.Struct({ kind: Schema.Literal("empty") }),
  Schema.Struct({ kind: Schema.Literal("choices"), choices: CartChoices.mapFields(someOf) }),
]) satisfies { readonly Type: model.CartChange };
