// Generated from the schemas by `npm run codegen`. Do not edit.
import { type Place } from "../../../address/Place.ts";
import { type ShippingMethod } from "../../model/ShippingMethod.ts";
import { type TimeRange } from "../../model/TimeSlot.ts";

export type OrderTimeSlotFieldsFragment = {
  readonly range_date: string;
  readonly time_from: string;
  readonly time_to: string;
};
export type ShippingMethodFieldsFragment = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly extra_cost?: number | null | undefined;
  readonly discount_price?: number | null | undefined;
  readonly max_weight?: number | null | undefined;
  readonly is_available: boolean;
  readonly description?: string | null | undefined;
  readonly short_description?: string | null | undefined;
  readonly delivery_time?: string | null | undefined;
  readonly errors: ReadonlyArray<{
    readonly kind: string;
    readonly message: string;
    readonly product_ids?: ReadonlyArray<string> | null | undefined;
  }>;
  readonly price_ranges: ReadonlyArray<{ readonly from: number; readonly price: number }>;
  readonly refuses?: ReadonlyArray<string> | null | undefined;
  readonly time_slots?:
    | {
        readonly earliest?: TimeRange | null | undefined;
        readonly visible_until?: string | null | undefined;
        readonly lowest_price?: number | null | undefined;
        readonly highest_price?: number | null | undefined;
      }
    | null
    | undefined;
  readonly cash_cost?: number | null | undefined;
};
export type TimeSlotFieldsFragment = {
  readonly id: string;
  readonly sector: { readonly id: string; readonly name: string };
  readonly order_limit: number;
  readonly weight_limit: number;
  readonly price: number;
  readonly range_date: string;
  readonly timeRange: { readonly id: string; readonly time_from: string; readonly time_to: string };
  readonly visible_until: string;
  readonly held_until?: string | null | undefined;
  readonly status: string;
};
export type PostPointFieldsFragment = {
  readonly id: string;
  readonly name: string;
  readonly ext_id: string;
  readonly postcode: number;
  readonly city: string;
  readonly street_name: string;
  readonly street_type: string;
  readonly house_number: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly service_point_type: string;
  readonly working_hours: string;
};
export type PostcodesQuery = { readonly postcodes: ReadonlyArray<Place> };
export type ShippingMethodsQuery = { readonly shippingMethods: ReadonlyArray<ShippingMethod> };
export type StreetsQuery = { readonly postcodes: ReadonlyArray<{ readonly street?: string | null | undefined }> };
