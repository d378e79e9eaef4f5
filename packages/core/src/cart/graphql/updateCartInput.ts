import type { CartProductInput, UpdateCartInput } from "../../transport/generated/documents.ts";
import type { Cart, CartChoices, CartLine, LineOptions } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import { choicesInput } from "./choicesInput.ts";
import { foldChanges } from "../queue/foldChanges.ts";

type Options = Partial<LineOptions>;

const optionsOf = ({
  sliced,
  additionalInformation: information,
  substitution,
}: Options): Partial<CartProductInput> => ({
  ...(sliced !== undefined && { sliced }),
  ...(substitution !== undefined && { substitution }),
  ...(information !== undefined && {
    additional_information: information && {
      gift_card_text: information.giftCardText,
      ribbon_color: information.ribbonColor,
    },
  }),
});

const productOf = (line: CartLine, options: Options): CartProductInput => ({
  product_id: line.product.id,
  piece: line.alternativeQuantity ?? line.quantity,
  quantity_type: line.quantityType,
  ...optionsOf(options),
});

/** Each changed product once, with its final line. Options of a missing line are skipped. */
const productsOf = (cart: Cart, changes: ReadonlyArray<CartChange>): ReadonlyArray<CartProductInput> => {
  const lines = new Map(foldChanges(cart, changes).lines.map((line) => [line.product.id, line]));
  const named = new Set(changes.flatMap((change) => ("productId" in change ? [change.productId] : [])));
  return [...named].flatMap((id): ReadonlyArray<CartProductInput> => {
    const ofProduct = changes.filter((change) => "productId" in change && change.productId === id);
    const line = lines.get(id);
    if (line === undefined) {
      return ofProduct.some(({ kind }) => kind === "line") ? [{ product_id: id, piece: 0 }] : [];
    }
    const changed = ofProduct.flatMap((change) => (change.kind === "lineOptions" ? [change.options] : []));
    return [
      productOf(
        line,
        changed.reduce<Options>((all, each) => ({ ...all, ...each }), {}),
      ),
    ];
  });
};

/**
 * Converts changes to the input of one request; unchanged fields are omitted. Emptying is sent alone, as an empty list of
 * products.
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
