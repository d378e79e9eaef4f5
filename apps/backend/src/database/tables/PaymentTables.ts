import type { Generated, GeneratedAlways } from "kysely";
import type { PaymentRefusal, PaymentStatus } from "../../generated/types.ts";

/** A card payment provider. */
export type ProviderName = "borgun" | "simplePay";

export interface PaymentMethodTable {
  /** Bank transfer 1, cash on delivery 2, card by Simple 3, card by Borgun 4, saved card 5. */
  id: number;
  name: string;
  /** Whole forint. */
  cost: Generated<number>;
  /** Whole forint, the cost included; null without a limit. */
  min_amount: number | null;
  max_amount: number | null;
  is_active: Generated<boolean>;
  position: number;
  short_description: string | null;
  /** The name shown in its place for delivery by post. */
  short_description_mpl_type: string | null;
}

/** The payment methods that a delivery method excludes. */
export interface RefusedPaymentMethodTable {
  shipping_method_id: number;
  payment_method_id: number;
}

/** A payment attempt by card. */
export interface PaymentTable {
  id: GeneratedAlways<number>;
  /** Our reference for the provider: 12 random digits and capitals. */
  reference: string;
  order_id: number;
  provider: ProviderName;
  /** Whole forint. */
  amount: number;
  status: PaymentStatus;
  /** Why it failed, where that is known. */
  refusal: PaymentRefusal | null;
  /** The provider's reference. */
  provider_reference: string | null;
  /** Where the shopper goes to pay. */
  pay_at: string | null;
  created_at: string;
  finished_at: string | null;
  /** When the provider was last asked about it. */
  asked_at: string | null;
  /** Whether the shopper consented to save the card, which is not saved yet; or a saved one is charged. */
  card_use: "CHARGE" | "KEEP" | null;
}

/** A deleted card that its provider still has to delete. */
export interface ForgottenCardTable {
  id: GeneratedAlways<number>;
  provider: ProviderName;
  token: string;
  next_attempt_at: string;
}

/** The tables of payment methods and payments. */
export interface PaymentTables {
  payments: PaymentTable;
  payment_methods: PaymentMethodTable;
  forgotten_cards: ForgottenCardTable;
  refused_payment_methods: RefusedPaymentMethodTable;
}
