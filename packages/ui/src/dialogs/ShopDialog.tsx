import type { ShopDialogs } from "@kamra/core";
import { cartTexts, type CartWarning } from "@kamra/core/cart";
import type { Dialog, DialogOf } from "@kamra/core/dialogs";
import { navigationTexts } from "@kamra/core/navigation";
import { transportTexts } from "@kamra/core/transport";
import { QuestionDialog, type QuestionDialogProps } from "../overlay/QuestionDialog.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { LinkOrdersQuestion } from "./LinkOrdersQuestion.tsx";
import styles from "./ShopDialog.module.css";
import { dialogTexts } from "./text.hu.ts";

/** Props of `ShopDialog`: the question of `shop.dialogs`, and what answers it. */
export interface ShopDialogProps extends RootProps<"dialog"> {
  /** What is asked or told, of any kind. */
  readonly dialog: Dialog;
  /** Whether it is shown; false while it fades out. */
  readonly isOpen: boolean;
  /** Called with the dialog and its answer, null when it was closed: `shop.dialogs.answer`. */
  readonly onAnswer: ShopDialogs["answer"];
  /** The instant that decides whether days show their year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
}

type Question = Omit<QuestionDialogProps, "isOpen" | "onDecline">;
type Answering = Pick<ShopDialogProps, "onAnswer">;

/** The texts of all kinds. */
const useWords = () => ({
  ...useTexts("dialogs", dialogTexts),
  cart: useCoreTexts("cart", cartTexts),
  cancel: useCoreTexts("navigation", navigationTexts).deletion,
  transport: useCoreTexts("transport", transportTexts),
});
type Words = ReturnType<typeof useWords>;

const ProductsToRemove = ({ products }: { readonly products: ReadonlyArray<CartWarning> }) => (
  <ul role="list" className={styles.products}>
    {products.map(({ productId, productName, message }) => (
      <li key={productId}>
        <strong>{productName}</strong>
        <span>{message}</span>
      </li>
    ))}
  </ul>
);

/** The questions of the cart. */
type CartDialog = DialogOf<"ageConfirmation"> | DialogOf<"unavailableProducts"> | DialogOf<"couponLoss">;

/**
 * @rule CART-11
 * @rule CART-12
 * @rule LAW-12
 */
function cartQuestionOf(dialog: CartDialog, { onAnswer }: Answering, words: Words): Question {
  const { cancel: decline } = words.cancel;
  switch (dialog.kind) {
    case "ageConfirmation": {
      const { body, ...question } = words.cart.ageConfirmation;
      return { ...question, children: <p>{body}</p>, onConfirm: () => onAnswer(dialog, "confirm") };
    }
    case "unavailableProducts": {
      const { body, ...question } = words.unavailable;
      const children = (
        <>
          <ProductsToRemove products={dialog.warnings} />
          <p>{body}</p>
        </>
      );
      return { ...question, decline, children, onConfirm: () => onAnswer(dialog, "remove") };
    }
    case "couponLoss": {
      const { title, body } = words.couponLoss;
      return {
        title,
        confirm: words.cart.removeCoupon,
        decline,
        isDestructive: true,
        children: <p>{body(dialog.productName)}</p>,
        onConfirm: () => onAnswer(dialog, "removeCoupon"),
      };
    }
  }
}

/** A kind without a question does not compile: it would stay open and block all later ones. */
function questionOf(dialog: Exclude<Dialog, DialogOf<"linkOrders">>, { onAnswer }: Answering, words: Words): Question {
  switch (dialog.kind) {
    case "ageConfirmation":
    case "unavailableProducts":
    case "couponLoss":
      return cartQuestionOf(dialog, { onAnswer }, words);
    case "deletion": {
      const { confirm, cancel: decline } = words.cancel;
      const onConfirm = () => onAnswer(dialog, "delete");
      return { ...words.deletion, confirm, decline, isDestructive: true, children: <p>{dialog.what}</p>, onConfirm };
    }
    case "content": {
      const children = dialog.body.split("\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>);
      return { title: dialog.title, confirm: words.read, children, onConfirm: () => onAnswer(dialog, null) };
    }
    case "error": {
      const children = <p>{dialog.text || words.transport.tryAgain}</p>;
      return { ...words.error, confirm: words.read, children, onConfirm: () => onAnswer(dialog, null) };
    }
    case "unsavedChanges": {
      const { body, discard, ...question } = words.unsavedChanges;
      return {
        ...question,
        decline: words.cancel.cancel,
        other: { label: discard, isDestructive: true, onPress: () => onAnswer(dialog, "discard") },
        children: <p>{body}</p>,
        onConfirm: () => onAnswer(dialog, "save"),
      };
    }
    case "registrationSuccess": {
      const { body, ...question } = words.registrationSuccess;
      return { ...question, children: <p>{body}</p>, onConfirm: () => onAnswer(dialog, "personalMenu") };
    }
  }
}

/**
 * A question or message of the shop as a dialog: of the cart, before a deletion and before unsaved changes are lost, after a
 * registration, an error, a content of the shop, and the orders that the cart can arrive with.
 *
 * @rule MODAL-1, MODAL-3, MODAL-4, FORM-5
 */
export function ShopDialog({ dialog, onAnswer, now, ...frame }: ShopDialogProps) {
  const words = useWords();
  if (dialog.kind === "linkOrders")
    return <LinkOrdersQuestion {...frame} dialog={dialog} onAnswer={onAnswer} now={now} />;
  const question = questionOf(dialog, { onAnswer }, words);
  return <QuestionDialog {...frame} {...question} onDecline={() => onAnswer(dialog, null)} />;
}
