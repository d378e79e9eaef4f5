import type { ShopDialogs } from "@kamra/core";
import { cartTexts } from "@kamra/core/cart";
import type { Dialog, DialogOf } from "@kamra/core/dialogs";
import { transportTexts } from "@kamra/core/transport";
import type { QuestionDialogProps } from "@kamra/ui";
import { dialogText } from "./text.hu.ts";

/** Answers the question. */
export interface Answering {
  readonly dialogs: Pick<ShopDialogs, "answer">;
}

export type Question = Omit<QuestionDialogProps, "isOpen" | "onDecline">;

/**
 * The dialog of each kind, except for the one with its own choice. A kind without a dialog does not compile: it would
 * stay open and block all later ones.
 *
 * @rule MODAL-1, MODAL-4, FORM-5
 */
export function questionOf(dialog: Exclude<Dialog, DialogOf<"linkOrders">>, { dialogs }: Answering): Question {
  switch (dialog.kind) {
    case "ageConfirmation":
    case "unavailableProducts":
    case "couponLoss":
      return cartQuestionOf(dialog, { dialogs });
    case "deletion":
      return {
        ...dialogText.deletion,
        children: <p>{dialog.what}</p>,
        isDestructive: true,
        onConfirm: () => dialogs.answer(dialog, "delete"),
      };
    case "content":
      return {
        ...dialogText.content,
        title: dialog.title,
        children: dialog.body.split("\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        onConfirm: () => dialogs.answer(dialog, null),
      };
    case "error":
      return {
        ...dialogText.error,
        children: <p>{dialog.text || transportTexts.tryAgain}</p>,
        onConfirm: () => dialogs.answer(dialog, null),
      };
    case "unsavedChanges": {
      const { body, discard, ...words } = dialogText.unsavedChanges;
      return {
        ...words,
        children: <p>{body}</p>,
        other: { label: discard, isDestructive: true, onPress: () => dialogs.answer(dialog, "discard") },
        onConfirm: () => dialogs.answer(dialog, "save"),
      };
    }
    case "registrationSuccess": {
      const { body, ...words } = dialogText.registrationSuccess;
      return { ...words, children: <p>{body}</p>, onConfirm: () => dialogs.answer(dialog, "personalMenu") };
    }
  }
}

/** The cart's questions. */
type CartDialog = DialogOf<"ageConfirmation"> | DialogOf<"unavailableProducts"> | DialogOf<"couponLoss">;

/**
 * The dialog for a question of the cart.
 *
 * @rule CART-11
 * @rule CART-12
 * @rule LAW-12
 */
function cartQuestionOf(dialog: CartDialog, { dialogs }: Answering): Question {
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
