import type { CartWarning } from "../cart/Cart.ts";
import type { LinkableOrder } from "../checkout/LinkableOrder.ts";

/** What each kind of dialog shows, and what it can be answered; every one can be closed without an answer, too. */
export interface DialogKinds {
  /** MODAL-1: somebody has an account now. */
  readonly registrationSuccess: { readonly shows: object; readonly answer: "continueShopping" | "personalMenu" };
  /** MODAL-3: the answer is the id of the order that the cart shall travel with. */
  readonly linkOrders: {
    readonly shows: { readonly orders: ReadonlyArray<LinkableOrder>; readonly preselected: string };
    readonly answer: string;
  };
  /** `what` is what will be gone. */
  readonly deletion: { readonly shows: { readonly what: string }; readonly answer: "delete" };
  readonly content: { readonly shows: { readonly title: string; readonly body: string }; readonly answer: never };
  /** Closes by itself. */
  readonly error: { readonly shows: { readonly text: string }; readonly answer: never };
  /** FORM-5. */
  readonly unsavedChanges: { readonly shows: object; readonly answer: "discard" | "save" };
  /** CART-11: these cannot be ordered. */
  readonly unavailableProducts: {
    readonly shows: { readonly warnings: ReadonlyArray<CartWarning> };
    readonly answer: "remove";
  };
  /** LAW-12: the first product for adults is about to come into the cart. */
  readonly ageConfirmation: { readonly shows: object; readonly answer: "confirm" };
  /** CART-12: the coupon does not outlast the removal of this product. */
  readonly couponLoss: { readonly shows: { readonly productName: string }; readonly answer: "removeCoupon" };
}

/** What a dialog is about. */
export type DialogKind = keyof DialogKinds;

/** Something to ask, or to tell so that it cannot be overlooked. */
export type Dialog = {
  readonly [Kind in DialogKind]: { readonly kind: Kind } & DialogKinds[Kind]["shows"];
}[DialogKind];

/** A dialog of one kind. */
export type DialogOf<Kind extends DialogKind> = Dialog & { readonly kind: Kind };

/** Null when it was closed without one. */
export type DialogAnswer<Kind extends DialogKind> = DialogKinds[Kind]["answer"] | null;

/** The one dialog that is shown. */
export interface OpenDialog {
  readonly dialog: Dialog;
  /** It has been answered, and fades. */
  readonly isClosing: boolean;
}
