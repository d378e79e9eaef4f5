/** The problem of the quantity. `tooLarge` cannot be represented exactly with five decimals. */
export type QuantityErrorKind = "notFinite" | "negative" | "notPositive" | "tooLarge" | "noSuchUnit";

/** The invalid figure. */
export type QuantityErrorSubject =
  | "quantity"
  | "minimumQuantity"
  | "quantityStep"
  | "exchangeRate"
  | "limit"
  | "alternativeUnit";

/**
 * A quantity, or a figure that quantities are computed from, that no rule can work with. It never reaches a cart.
 *
 * @rule QTY-8
 * @example new QuantityError("negative", { subject: "quantity", value: -1 }).message // => "quantity: negative (-1)"
 */
export class QuantityError extends Error {
  readonly _tag = "QuantityError";
  override readonly name = "QuantityError";
  readonly kind: QuantityErrorKind;
  readonly subject: QuantityErrorSubject;
  /** The number, if there is one. */
  readonly value: number | null;

  constructor(
    kind: QuantityErrorKind,
    { subject, value }: { readonly subject: QuantityErrorSubject; readonly value: number | null },
  ) {
    super(value === null ? `${subject}: ${kind}` : `${subject}: ${kind} (${value})`);
    this.kind = kind;
    this.subject = subject;
    this.value = value;
  }
}
