/** A brand with products in the shop. */
export interface Brand {
  /** Its option of the attribute `brand`. */
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly productCount: number;
}
