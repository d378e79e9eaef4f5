// Generated from the schemas by `npm run codegen`. Do not edit.
import {
  type Cart,
  type CartBillingAddress,
  type CartLine,
  type CartWarning,
  type DeletedProduct,
} from "../../model/Cart.ts";
import { type ContactPerson } from "../../../address/ContactPerson.ts";
import { type Destination } from "../../../address/Destination.ts";
import { type LinkableOrder } from "../../model/LinkableOrder.ts";
import { type PaymentMethod } from "../../../payment/PaymentMethod.ts";
import { type PostPoint } from "../../../delivery/model/PostPoint.ts";
import { type Product } from "../../../product/Product.ts";
import { type ShippingMethod } from "../../../delivery/model/ShippingMethod.ts";
import { type TimeRange, type TimeSlot } from "../../../delivery/model/TimeSlot.ts";

export type CartLineFieldsFragment = {
  readonly product: Product;
  readonly piece: number;
  readonly alternative_quantity_piece?: number | null | undefined;
  readonly quantityType: "default" | "alternative";
  readonly sliced: boolean;
  readonly substitution: string;
  readonly price: number;
  readonly total_price: number;
  readonly additional_information?:
    | { readonly gift_card_text?: string | null | undefined; readonly ribbon_color?: string | null | undefined }
    | null
    | undefined;
};
export type LinkableOrderFieldsFragment = {
  readonly id: string;
  readonly created_at: string;
  readonly shipping_name?: string | null | undefined;
  readonly shipping_postcode: number;
  readonly shipping_city: string;
  readonly shipping_street?: string | null | undefined;
  readonly shipping_house_number?: string | null | undefined;
  readonly shipping_telephone?: string | null | undefined;
  readonly shipping_note?: string | null | undefined;
  readonly timetable_time_slot?: TimeRange | null | undefined;
  readonly shipping_method: {
    readonly id: string;
    readonly name: string;
    readonly is_active: boolean;
    readonly sort: number;
    readonly price_ranges: ReadonlyArray<{ readonly from: number; readonly price: number }>;
    readonly discount_price?: number | null | undefined;
    readonly max_weight?: number | null | undefined;
    readonly description?: string | null | undefined;
    readonly short_description?: string | null | undefined;
    readonly delivery_time?: string | null | undefined;
  };
  readonly payment_method: {
    readonly id: string;
    readonly name: string;
    readonly is_active: boolean;
    readonly sort: number;
    readonly short_description?: string | null | undefined;
  };
};
export type CartBillingAddressFieldsFragment = {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly postcode: number;
  readonly city: string;
  readonly street: string;
  readonly house_number: string;
  readonly is_company: boolean;
  readonly vat_number?: string | null | undefined;
};
export type DeletedProductFieldsFragment = { readonly product_id: string; readonly product_name: string };
export type CartWarningFieldsFragment = {
  readonly product_id: string;
  readonly product_name: string;
  readonly message: string;
};
export type CartFieldsFragment = {
  readonly id: string;
  readonly hash: string;
  readonly revision: number;
  readonly cart_products: ReadonlyArray<CartLine>;
  readonly total_price: number;
  readonly discount_price?: number | null | undefined;
  readonly coupon_code?: string | null | undefined;
  readonly linked_order?: LinkableOrder | null | undefined;
  readonly shipping_method?: ShippingMethod | null | undefined;
  readonly timetable_time_slot?: TimeSlot | null | undefined;
  readonly post_point?: PostPoint | null | undefined;
  readonly payment_method?: PaymentMethod | null | undefined;
  readonly payment_method_data?: { readonly user_saved_credit_card_id?: string | null | undefined } | null | undefined;
  readonly contact_data?: ContactPerson | null | undefined;
  readonly billing_address?: CartBillingAddress | null | undefined;
  readonly age_confirmed: boolean;
  readonly shipping_address?: Destination | null | undefined;
  readonly deleted_products: ReadonlyArray<DeletedProduct>;
  readonly warnings: ReadonlyArray<CartWarning>;
};
export type CartQuery = { readonly cart: Cart | null };
export type CartHashQuery = { readonly cart: { readonly hash: string; readonly revision: number } | null };
export type CreateCartMutation = { readonly createCart: Cart };
export type UpdateCartMutation = { readonly updateCart: Cart };
