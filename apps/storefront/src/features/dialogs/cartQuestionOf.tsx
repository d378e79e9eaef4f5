import type { DialogOf } from "@kamra/core/dialogs";
import { cartTexts } from "@kamra/core/cart";
import type { Answering, Question } from "./questionOf.tsx";
import { dialogText } from "./text.hu.ts";

/** The cart's questions. */
type CartDialog = DialogOf<"ageConfirmation"> | DialogOf<"unavailableProducts"> | DialogOf<"couponLoss">;

/**
 * The dialog for a question of the cart.
 *
 * @rule CART-11
 * @rule CART-12
 * @rule LAW-12
 */
export function cartQuestionOf(dialog: CartDialog, { dialogs }: Answering): Question {
  switch (dialog.kind) {
    case "ageConfirmation": {
      const { body, ...words } = cartTexts.ageConfirmation;
      return { ...words, children: <p>{body}</p>, onConfirm: () => dialogs.answer(dialog, "confirm") };
    }
    case "unavailableProducts": {
      const { body, ...words } = dialogText.unavailable;
      const list = (
        <>
          <ul>
            {dialog.warnings.map(({ productId, productName, message }) => (
              <li key={productId}>
                <strong>{productName}</strong>: {message}
              </li>
            ))}
          </ul>
          <p>{body}</p>
        </>
      );
      return { ...words, children: list, onConfirm: () => dialogs.answer(dialog, "remove") };
    }
    case "couponLoss": {
      const { body, ...words } = dialogText.couponLoss;
      return {
        ...words,
        children: <p>{body(dialog.productName)}</p>,
        isDestructive: true,
        onConfirm: () => dialogs.answer(dialog, "removeCoupon"),
      };
    }
  }
}
