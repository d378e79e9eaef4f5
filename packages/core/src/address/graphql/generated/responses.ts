// Generated from the schemas by `npm run codegen`. Do not edit.

export type ShippingAddressFieldsFragment = {
  readonly id: string;
  readonly name: string;
  readonly postcode: number;
  readonly city: string;
  readonly street: string;
  readonly house_number: string;
  readonly note?: string | null | undefined;
  readonly telephone?: string | null | undefined;
  readonly is_default: boolean;
  readonly is_goodid: boolean;
};
export type ContactPersonFieldsFragment = {
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_telephone: string;
};
export type DestinationFieldsFragment = {
  readonly name?: string | null | undefined;
  readonly postcode: number;
  readonly city: string;
  readonly street?: string | null | undefined;
  readonly house_number?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly telephone?: string | null | undefined;
};
export type PlaceFieldsFragment = { readonly postcode: number; readonly city: string };
