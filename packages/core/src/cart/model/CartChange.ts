import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { ProductId } from "../../product/Product.ts";
import { CartChoices, CartLine, LineOptions } from "./Cart.ts";

const someOf = Struct.map(Schema.optionalKey);

/** One change of the cart, written as the wanted result, so that it can safely be sent twice. JSON-safe. */
export const CartChange = Schema.Union([
  /** Sets a product's quantity; null removes the line. The options of an existing line stay. */
  Schema.Struct({ kind: Schema.Literal("line"), productId: ProductId, line: Schema.NullOr(CartLine) }),
  /** Sets some options of a product's line, if the line exists. */
  Schema.Struct({ kind: Schema.Literal("lineOptions"), productId: ProductId, options: LineOptions.mapFields(someOf) }),
  Schema.Struct({ kind: Schema.Literal("empty") }),
  /** Sets some choices: null clears a choice, an omitted choice stays. */
  Schema.Struct({ kind: Schema.Literal("choices"), choices: CartChoices.mapFields(someOf) }),
]);
export type CartChange = typeof CartChange.Type;
