/** The contact person of an order; blank until entered. */
export interface ContactPerson {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
}
