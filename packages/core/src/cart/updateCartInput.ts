import type { UpdateCartInput } from "../transport/generated/documents.ts";
import type { Cart } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";

const piece = ({ line }: Extract<CartChange, { kind: "line" }>) =>
  line === null ? 0 : (line.alternativeQuantity ?? line.quantity);

/**
 * Changes of a cart as the contract writes them, for one request. Emptying goes alone: an empty list of products means it.
 *
 * @rule CART-4, CART-10
 */
export function updateCartInput(
  { id, revision }: Pick<Cart, "id" | "revision">,
  changes: ReadonlyArray<CartChange>,
): UpdateCartInput {
  const products = changes.flatMap((change) =>
    change.kind === "line"
      ? [{ product_id: change.productId, piece: piece(change), quantity_type: change.line?.quantityType ?? "default" }]
      : [],
  );
  return {
    id,
    ...(revision !== null && { revision }),
    ...(products.length > 0 && { products }),
    ...(changes.some(({ kind }) => kind === "empty") && { products: [] }),
    ...(changes.some(({ kind }) => kind === "clearAddress") && { shipping_address: null }),
  };
}
