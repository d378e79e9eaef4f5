// Generated from the schemas by `npm run codegen`. Do not edit.
import { type BillingAddress } from "../../../payment/BillingAddress.ts";
import { type SavedCard } from "../../../payment/SavedCard.ts";
import { type ShippingAddress } from "../../../address/ShippingAddress.ts";

export type UserFieldsFragment = {
  readonly id: string;
  readonly ext_id?: string | null | undefined;
  readonly email: string;
  readonly name: string;
  readonly telephone?: string | null | undefined;
  readonly last_login?: string | null | undefined;
  readonly created_at: string;
  readonly disable_donations: boolean;
  readonly customer_type: string;
  readonly shipping_addresses: ReadonlyArray<ShippingAddress>;
  readonly billing_addresses: ReadonlyArray<BillingAddress>;
  readonly saved_credit_cards: ReadonlyArray<SavedCard>;
  readonly avoided_allergens?: ReadonlyArray<string> | null | undefined;
  readonly good_id_diff?:
    | { readonly diff: ReadonlyArray<{ readonly field: string; readonly value: string }> }
    | null
    | undefined;
};
