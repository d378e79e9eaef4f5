import type { CartChoices, CartLine, LineOptions } from "./Cart.ts";
import type { ProductId } from "../../product/Product.ts";

/** One change of the cart, written as the wanted result, so that it can safely be sent twice. JSON-safe. */
export type CartChange =
  | {
      readonly kind: "line";
      readonly productId: ProductId;
      readonly line: CartLine | null;
    }
  | {
      readonly kind: "lineOptions";
      readonly productId: ProductId;
      readonly options: Partial<LineOptions>;
    }
  | {
      readonly kind: "empty";
    }
  | {
      readonly kind: "choices";
      readonly choices: Partial<CartChoices>;
    };
