/** What the REST backend sends: euro cents, kilograms. */
export interface Goods {
  readonly sku: string;
  readonly title: string;
  readonly cents: number;
}

export interface Basket {
  readonly id: string;
  readonly items: ReadonlyArray<Goods & { readonly kilograms: number; readonly sum: number }>;
  readonly sum: number;
}

/** A refusal: these goods are not sold. */
export interface Unknown {
  readonly unknown: string;
}
