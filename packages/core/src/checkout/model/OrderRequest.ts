/** Input of the order button; never stored, because of the password. */
export interface OrderRequest {
  /** For the courier. */
  readonly comment?: string | null | undefined;
  /** Whether the courier takes empties back; for other methods (`takesEmptiesBack`) the order is refused. */
  readonly returnsEmpties?: boolean | undefined;
  /** The password of a guest who also wants an account. */
  readonly password?: string | null | undefined;
  /** Whether a user who pays by card consents to save the card. */
  readonly saveCard?: boolean | undefined;
  /** The name of a new shopping list to save the cart as. */
  readonly saveAsList?: string | null | undefined;
}
