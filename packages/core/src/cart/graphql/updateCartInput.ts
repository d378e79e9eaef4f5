import type { CartProductInput, UpdateCartInput } from "../../transport/generated/documents.ts";
import type { LineOptions } from "../model/Cart.ts";
import type { CartUpdate, LineUpdate } from "../model/CartUpdate.ts";
import { choicesInput } from "./choicesInput.ts";

const optionsOf = ({
  sliced,
  additionalInformation: information,
  substitution,
}: Partial<LineOptions>): Partial<CartProductInput> => ({
  ...(sliced !== undefined && { sliced }),
  ...(substitution !== undefined && { substitution }),
  ...(information !== undefined && {
    additional_information: information && {
      gift_card_text: information.giftCardText,
      ribbon_color: information.ribbonColor,
    },
  }),
});

const productOf = ({ productId, quantity, quantityType, options }: LineUpdate): CartProductInput => ({
  product_id: productId,
  piece: quantity,
  ...(quantity > 0 && { quantity_type: quantityType, ...optionsOf(options) }),
});

/**
 * Converts an update to the contract's input; unchanged fields are omitted. Emptying is sent alone, as an empty list of products.
 *
 * @rule CART-4, CART-10, CART-17
 */
export const updateCartInput = ({ id, revision, isEmptied, lines, choices }: CartUpdate): UpdateCartInput => ({
  id,
  ...(revision !== null && { revision }),
  ...(lines.length > 0 && { products: lines.map(productOf) }),
  ...(isEmptied && { products: [] }),
  ...choicesInput(choices),
});
