import type { Huf } from "../product/amounts.ts";
import type { paymentKinds } from "./paymentKinds.ts";

/** The payment kinds. */
export type PaymentKind = keyof typeof paymentKinds;

/** A payment method and its fee. */
export interface PaymentMethod {
  readonly id: string;
  /** By id; `null` for one that this version does not know. */
  readonly kind: PaymentKind | null;
  readonly name: string;
  readonly isAvailable: boolean;
  readonly cost: Huf | null;
  /** The least amount that can be paid with it, its cost included. */
  readonly minAmount: Huf | null;
  /** The greatest one. */
  readonly maxAmount: Huf | null;
  readonly shortDescription: string | null;
  /** Replaces the short description for delivery by post; only cash on delivery has it. */
  readonly postalDescription: string | null;
}
