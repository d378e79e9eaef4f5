import type { Generated, GeneratedAlways } from "kysely";
import type { PaymentRefusal, PaymentStatus } from "../generated/resolvers.ts";
import type { ProviderName } from "./PaymentProvider.ts";

export interface PaymentMethodTable {
  /** Bank transfer 1, cash on delivery 2, card by Simple 3, card by Borgun 4, saved card 5. */
  id: number;
  name: string;
  /** Whole forint. */
  cost: Generated<number>;
  is_active: Generated<boolean>;
  position: number;
  short_description: string | null;
  /** What stands in its place when the post delivers. */
  short_description_mpl_type: string | null;
}

/** Which ways of paying a way of delivery does without. */
export interface RefusedPaymentMethodTable {
  shipping_method_id: number;
  payment_method_id: number;
}

/** A try to pay for an order by card. */
export interface PaymentTable {
  id: GeneratedAlways<number>;
  /** What the provider is told it is: 12 random digits and capitals. */
  reference: string;
  order_id: number;
  provider: ProviderName;
  /** Whole forint. */
  amount: number;
  status: PaymentStatus;
  /** Why it came to nothing, where that is known. */
  refusal: PaymentRefusal | null;
  /** What the provider calls it. */
  provider_reference: string | null;
  /** Where the shopper goes to pay. */
  pay_at: string | null;
  created_at: string;
  finished_at: string | null;
  /** When its provider was last asked how it stands. */
  asked_at: string | null;
  /** Whether the shopper has consented to have the card kept, and it is not yet; or a kept one is charged. */
  card_use: "CHARGE" | "KEEP" | null;
}

/** A card that nobody may charge any more, until its provider has forgotten it. */
export interface ForgottenCardTable {
  id: GeneratedAlways<number>;
  provider: ProviderName;
  token: string;
  next_attempt_at: string;
}

/** The tables of ways of paying, and of what was paid. */
export interface PaymentTables {
  payments: PaymentTable;
  payment_methods: PaymentMethodTable;
  forgotten_cards: ForgottenCardTable;
  refused_payment_methods: RefusedPaymentMethodTable;
}
