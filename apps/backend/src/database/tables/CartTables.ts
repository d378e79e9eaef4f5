import type { Generated, GeneratedAlways } from "kysely";
import type { Substitution } from "../../generated/types.ts";

/** Chosen methods, cards and points are stored by id; they may no longer exist. */
export interface CartTable {
  id: string;
  /** The owner; `null` for a guest's cart. */
  user_id: string | null;
  /** When it became an order; until then it is the one cart of its user. */
  ordered_at: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  /** Grows with every update. */
  revision: Generated<number>;
  coupon_code: string | null;
  linked_order_id: string | null;
  shipping_method_id: number | null;
  payment_method_id: number | null;
  saved_card_id: string | null;
  post_point_id: number | null;
  /** All three are set, or none is. */
  contact_name: string | null;
  contact_email: string | null;
  contact_telephone: string | null;
  /** When the shopper confirmed to be an adult. */
  age_confirmed_at: string | null;
}

export interface CartProductTable {
  /** Lines show in the order of their numbers. */
  line: GeneratedAlways<number>;
  cart_id: string;
  /** The shop may have deleted it since. */
  product_id: number;
  /** When it was put in; absent in lines of earlier releases, whose product had gone before. */
  product_name: string | null;
  /** In default units. */
  quantity: number;
  quantity_type: "default" | "alternative";
  /** Given exactly when `quantity_type` is `alternative`. */
  alternative_quantity: number | null;
  sliced: Generated<boolean>;
  gift_card_text: string | null;
  ribbon_color: string | null;
  /** Absent until the shopper has chosen. */
  substitution: Substitution | null;
}

export interface CartShippingAddressTable {
  cart_id: string;
  name: string | null;
  postcode: number;
  city: string;
  street: string | null;
  house_number: string | null;
  note: string | null;
  telephone: string | null;
}

export interface CartBillingAddressTable {
  cart_id: string;
  /** The user's billing address that it is a copy of. */
  saved_address_id: string | null;
  name: string;
  postcode: number;
  city: string;
  street: string;
  house_number: string;
  is_company: boolean;
  vat_number: string | null;
}

/** The tables of carts. */
export interface CartTables {
  carts: CartTable;
  cart_products: CartProductTable;
  cart_shipping_addresses: CartShippingAddressTable;
  cart_billing_addresses: CartBillingAddressTable;
}
