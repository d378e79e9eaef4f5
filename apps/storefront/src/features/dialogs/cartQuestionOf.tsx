import type { DialogOf } from "@kamra/core/modal";
import { texts } from "@kamra/core/text";
import type { Answering, Question } from "./questionOf.tsx";
import { dialogText } from "./text.hu.ts";

/** What the cart asks. */
type CartDialog = DialogOf<"ageConfirmation"> | DialogOf<"unavailableProducts"> | DialogOf<"couponLoss">;

/**
 * How what the cart asks is put to the shopper.
 *
 * @rule CART-11
 * @rule CART-12
 * @rule LAW-12
 */
export function cartQuestionOf(dialog: CartDialog, { dialogs }: Answering): Question {
  switch (dialog.kind) {
    case "ageConfirmation": {
      const { body, ...words } = texts.cart.ageConfirmation;
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
