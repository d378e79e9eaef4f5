import type { CartProductInput, UpdateCartInput } from "../transport/generated/documents.ts";
import type { Cart, CartChoices, CartLine, LineWishes } from "./Cart.ts";
import type { CartChange } from "./CartChange.ts";
import { choicesInput } from "./choicesInput.ts";
import { foldChanges } from "./foldChanges.ts";

type Wishes = Partial<LineWishes>;

const wishesOf = ({ sliced, additionalInformation: information, substitution }: Wishes): Partial<CartProductInput> => ({
  ...(sliced !== undefined && { sliced }),
  ...(substitution !== undefined && { substitution }),
  ...(information !== undefined && {
    additional_information: information && {
      gift_card_text: information.giftCardText,
      ribbon_color: information.ribbonColor,
    },
  }),
});

const productOf = (line: CartLine, wishes: Wishes): CartProductInput => ({
  product_id: line.product.id,
  piece: line.alternativeQuantity ?? line.quantity,
  quantity_type: line.quantityType,
  ...wishesOf(wishes),
});

/** Each product that a change names, once: its line as the changes leave it. A wish for a line that is gone says nothing. */
const productsOf = (cart: Cart, changes: ReadonlyArray<CartChange>): ReadonlyArray<CartProductInput> => {
  const lines = new Map(foldChanges(cart, changes).lines.map((line) => [line.product.id, line]));
  const named = new Set(changes.flatMap((change) => ("productId" in change ? [change.productId] : [])));
  return [...named].flatMap((id): ReadonlyArray<CartProductInput> => {
    const ofProduct = changes.filter((change) => "productId" in change && change.productId === id);
    const line = lines.get(id);
    if (line === undefined) {
      return ofProduct.some(({ kind }) => kind === "line") ? [{ product_id: id, piece: 0 }] : [];
    }
    const wished = ofProduct.flatMap((change) => (change.kind === "wishes" ? [change.wishes] : []));
    return [
      productOf(
        line,
        wished.reduce<Wishes>((all, wishes) => ({ ...all, ...wishes }), {}),
      ),
    ];
  });
};

/**
 * Changes of a cart as the contract writes them, for one request: what none of them names is left out. Emptying goes alone: an
 * empty list of products means it.
 *
 * @rule CART-4, CART-10, CART-17
 */
export function updateCartInput(cart: Cart, changes: ReadonlyArray<CartChange>): UpdateCartInput {
  const { id, revision } = cart;
  const products = productsOf(cart, changes);
  const chosen = changes.reduce<Partial<CartChoices>>(
    (all, change) => (change.kind === "choices" ? { ...all, ...change.choices } : all),
    {},
  );
  return {
    id,
    ...(revision !== null && { revision }),
    ...(products.length > 0 && { products: [...products] }),
    ...(changes.some(({ kind }) => kind === "empty") && { products: [] }),
    ...choicesInput(chosen),
  };
}
