import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type {
  Affiliation,
  CartBillingAddress,
  CartShippingAddress,
  CheckoutType,
  OrderFee,
  OrderStatusCode,
  OrderTimeSlot,
  PostPoint,
  QuantityType,
  Substitution,
  UserType,
} from "../../generated/types.ts";

/** JSON text goes in, the value comes out. */
type Json<Value> = ColumnType<Value | null, string | null, string | null>;

/** Whole forint. */
export interface OrderAmounts {
  goods_amount: number;
  deposit_amount: number;
  discount_amount: number;
  delivery_amount: number;
  cash_on_delivery_amount: number;
  boxing_amount: number;
  donation_amount: number;
  /** The sum of the others. */
  total_amount: number;
}

/** What names a person is absent once that person's account is deleted and the order is closed. */
export interface OrderTable extends OrderAmounts {
  id: Generated<number>;
  /** 128 random bits in base64url; its holder may see the order. */
  transaction_id: string;
  /** The one that it was. */
  cart_id: string;
  user_id: string | null;
  created_at: string;
  status: OrderStatusCode;
  cancellable_until: string;
  /** Absent until it is delivered. */
  withdrawable_until: string | null;
  contact_name: string | null;
  contact_email: string | null;
  /** As a user's. */
  canonical_email: string | null;
  contact_telephone: string | null;
  shipping_method_id: number;
  shipping_method_name: string;
  payment_method_id: number;
  payment_method_name: string;
  saved_card_id: string | null;
  shipping_address: Json<CartShippingAddress>;
  billing_address: Json<CartBillingAddress>;
  time_slot: Json<OrderTimeSlot>;
  post_point_id: number | null;
  /** Absent when no post point keeps the parcel. */
  post_point: Json<PostPoint>;
  /** Its shopper shows it when fetching the goods; absent when they are brought. */
  pickup_code: string | null;
  /** From when the goods can be fetched; absent when they are brought, or when no store of ours is there. */
  ready_from: string | null;
  /** Grams, deposit items included. */
  weight: Generated<number>;
  /** Its fees by VAT rate. */
  fees: ColumnType<OrderFee[], string | undefined, string>;
  linked_order_id: number | null;
  coupon_code: string | null;
  comment: string | null;
  /** The courier takes empty bottles and cans back. */
  returns_empties: Generated<boolean>;
  lyoness_card_number: string | null;
  donation_cause: string | null;
  user_type: UserType;
  affiliation: Affiliation;
  checkout_type: CheckoutType | null;
  analytics_client_id: string | null;
  analytics_session_id: string | null;
  /** Its shopper has to confirm it by then; absent when that is done, or was never needed. */
  confirm_until: string | null;
  /** Whether its goods and its place are taken: not while it waits for its confirmation. */
  is_reserved: Generated<boolean>;
  /** SHA-256 of the mailed token that confirms it, in hexadecimal; absent when it needs none. */
  confirm_hash: string | null;
  /** Its account is deleted: what names the person goes once it is delivered or cancelled. */
  forget_when_closed: Generated<boolean>;
}

export interface OrderProductTable {
  order_id: number;
  line: number;
  product_id: number;
  name: string;
  /** In default units. */
  quantity: number;
  quantity_name: string;
  quantity_type: QuantityType;
  alternative_quantity: number | null;
  /** Of the alternative unit; absent unless the shopper chose it. */
  alternative_quantity_name: string | null;
  sliced: boolean;
  substitution: Substitution;
  /** Whether the shopper may withdraw from its purchase. */
  is_returnable: boolean;
  price: number;
  /** Before discount, deposits included. */
  total: number;
  /** In the total. */
  deposit: Generated<number>;
  /** Its part of the order's, 0 or below. */
  discount: Generated<number>;
  vat: number | null;
  /** In what is left of the total. */
  vat_amount: Generated<number>;
  gift_card_text: string | null;
  ribbon_color: string | null;
}

export interface OrderEventTable {
  id: GeneratedAlways<number>;
  order_id: number;
  status: OrderStatusCode;
  created_at: string;
}

/** The tables of orders. */
export interface OrderTables {
  orders: OrderTable;
  order_products: OrderProductTable;
  order_events: OrderEventTable;
}
