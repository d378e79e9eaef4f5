/**
 * The content of each kind of dialog, and its answers; every one can also be closed without an answer. Capabilities add
 * kinds.
 */
export interface DialogKinds {
  /** MODAL-1: a new account. */
  readonly registrationSuccess: { readonly shows: object; readonly answer: "continueShopping" | "personalMenu" };
  /** `what` names what will be deleted. */
  readonly deletion: { readonly shows: { readonly what: string }; readonly answer: "delete" };
  /** Each line of the body is a paragraph. */
  readonly content: { readonly shows: { readonly title: string; readonly body: string }; readonly answer: never };
  /** Closes by itself. */
  readonly error: { readonly shows: { readonly text: string }; readonly answer: never };
  /** FORM-5. */
  readonly unsavedChanges: { readonly shows: object; readonly answer: "discard" | "save" };
  /** LAW-12: the cart is about to get its first product for adults. */
  readonly ageConfirmation: { readonly shows: object; readonly answer: "confirm" };
  /** CART-12: removing this product loses the coupon. */
  readonly couponLoss: { readonly shows: { readonly productName: string }; readonly answer: "removeCoupon" };
}

/** The subject of a dialog. */
export type DialogKind = keyof DialogKinds;

/** A question, or a message that needs attention. */
export type Dialog = {
  readonly [Kind in DialogKind]: { readonly kind: Kind } & DialogKinds[Kind]["shows"];
}[DialogKind];

/** A dialog of one kind. */
export type DialogOf<Kind extends DialogKind> = Dialog & { readonly kind: Kind };

/** Null when it was closed without an answer. */
export type DialogAnswer<Kind extends DialogKind> = DialogKinds[Kind]["answer"] | null;

/** The one dialog that is shown. */
export interface OpenDialog {
  readonly dialog: Dialog;
  /** Whether it is answered and closing. */
  readonly isClosing: boolean;
}
