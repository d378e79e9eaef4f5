import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { ProductId } from "../product/Product.ts";
import { CartChoices, CartLine, LineWishes } from "./Cart.ts";

const someOf = Struct.map(Schema.optionalKey);

/** Something the shopper has done to the cart, as what it is to be afterwards: so it can be sent twice. JSON-safe. */
export const CartChange = Schema.Union([
  /** How much of a product there is from now on, null for nothing; what is wished of a line that is there stays. */
  Schema.Struct({ kind: Schema.Literal("line"), productId: ProductId, line: Schema.NullOr(CartLine) }),
  /** Some wishes of a product's line, if it has one by then. */
  Schema.Struct({ kind: Schema.Literal("wishes"), productId: ProductId, wishes: LineWishes.mapFields(someOf) }),
  Schema.Struct({ kind: Schema.Literal("empty") }),
  /** Some of the choices; null clears one, one that is not named stays. */
  Schema.Struct({ kind: Schema.Literal("choices"), choices: CartChoices.mapFields(someOf) }),
]);
export type CartChange = typeof CartChange.Type;
