/** A quantity in both of a product's units. */
export interface OrderedQuantity {
  /** In default units. */
  readonly quantity: number;
  /** Of the default unit. */
  readonly unitName: string;
  /** In alternative units; null unless the shopper chose them. */
  readonly alternativeQuantity: number | null;
  /** Of the alternative unit; null when it is not known. */
  readonly alternativeUnitName: string | null;
}
