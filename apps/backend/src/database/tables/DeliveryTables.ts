import type { GoodsTrait } from "@kamra/core/delivery";
import type { Generated, GeneratedAlways } from "kysely";

export interface ShippingMethodTable {
  /** Courier 1, postal 2, post point 3, pickup 4. */
  id: number;
  name: string;
  price: number;
  extra_cost: number | null;
  discount_price: number | null;
  /** The least value of products for `discount_price`; without one every order gets it. */
  discount_from_amount: number | null;
  max_weight: number | null;
  is_active: Generated<boolean>;
  /** The goods that it does not carry; without a value, those that its kind refuses. */
  refuses: Generated<GoodsTrait[] | null>;
  position: number;
  description: string | null;
  short_description: string | null;
  delivery_time: string | null;
}

export interface ShippingPriceRangeTable {
  shipping_method_id: number;
  from_amount: number;
  price: number;
}

/** Where the courier goes. */
export interface CourierPostcodeTable {
  postcode: number;
  sector_id: number;
}

export interface PlaceTable {
  postcode: number;
  city: string;
  /** Without accents and capitals. */
  city_key: GeneratedAlways<string>;
}

export interface StreetTable {
  postcode: number;
  city: string;
  name: string;
  name_key: GeneratedAlways<string>;
}

/** The tables of ways of delivery, and of the places and streets they reach. */
export interface DeliveryTables {
  shipping_methods: ShippingMethodTable;
  shipping_price_ranges: ShippingPriceRangeTable;
  courier_postcodes: CourierPostcodeTable;
  places: PlaceTable;
  streets: StreetTable;
}
