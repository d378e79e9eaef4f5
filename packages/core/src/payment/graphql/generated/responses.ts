// Generated from the schemas by `npm run codegen`. Do not edit.

export type BillingAddressFieldsFragment = {
  readonly id: string;
  readonly name: string;
  readonly postcode: number;
  readonly city: string;
  readonly street: string;
  readonly house_number: string;
  readonly is_company: boolean;
  readonly vat_number?: string | null | undefined;
  readonly bank_transfer_enabled: boolean;
  readonly is_default: boolean;
  readonly is_goodid: boolean;
};
export type SavedCardFieldsFragment = {
  readonly id: string;
  readonly card_title: string;
  readonly card_type: string;
  readonly card_pan: string;
  readonly card_exp: string;
  readonly is_default: boolean;
};
export type PaymentMethodFieldsFragment = {
  readonly id: string;
  readonly name: string;
  readonly is_available: boolean;
  readonly cost: number;
  readonly min_amount?: number | null | undefined;
  readonly max_amount?: number | null | undefined;
  readonly short_description?: string | null | undefined;
  readonly short_description_mpl_type?: string | null | undefined;
};
