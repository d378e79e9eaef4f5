import type { Generated } from "kysely";

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

/** The tables of ways of paying. */
export interface PaymentTables {
  payment_methods: PaymentMethodTable;
  refused_payment_methods: RefusedPaymentMethodTable;
}
