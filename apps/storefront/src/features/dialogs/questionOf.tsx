import type { ShopDialogs } from "@kamra/core";
import type { Dialog, DialogOf } from "@kamra/core/dialogs";
import { transportTexts } from "@kamra/core/transport";
import type { QuestionDialogProps } from "@kamra/ui";
import { cartQuestionOf } from "./cartQuestionOf.tsx";
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
        children: <p>{dialog.body}</p>,
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
        isDestructive: true,
        other: { label: discard, onPress: () => dialogs.answer(dialog, "discard") },
        onConfirm: () => dialogs.answer(dialog, "save"),
      };
    }
    case "registrationSuccess": {
      const { body, ...words } = dialogText.registrationSuccess;
      return { ...words, children: <p>{body}</p>, onConfirm: () => dialogs.answer(dialog, "personalMenu") };
    }
  }
}
