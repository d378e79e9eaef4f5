import {
  type KnownShippingProblem,
  type ShippingKind,
  deliveryTexts,
  undeliverableProducts,
} from "@kamra/core/delivery";
import { type ProductQuantities, grams } from "@kamra/core/product";
import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { groupBy } from "../database/groupBy.ts";
import type { ShippingMethodTable } from "../database/tables/DeliveryTables.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { PriceRange, ShippingMethodError, TimeSlotOffer } from "../generated/types.ts";
import type { ProductRow } from "../product/ProductRow.ts";
import { goodsFigures } from "../product/goodsFigures.ts";
import { kindOfShipping } from "./kindOfShipping.ts";
import { refusedBy } from "./refusedBy.ts";
import { shippingTexts } from "./text.hu.ts";

/** The fields of a line that delivery needs. */
interface CarriedLine {
  readonly product: Pick<ProductRow, "id" | "storage" | "is_fragile" | "adults_only" | "is_mpl">;
  readonly quantities: ProductQuantities;
}

/** The goods to carry, and their destination. */
interface Shipment {
  readonly lines: ReadonlyArray<CarriedLine>;
  /** Grams of the whole delivery. */
  readonly weight: number;
  /** Grams: of the time slot that is chosen already; `null` without one. */
  readonly weightLimit: number | null;
  readonly destination: Destination | null;
}

interface Destination {
  /** Whether the postcode exists. */
  readonly exists: boolean;
  readonly courierGoesThere: boolean;
}

const problem = (kind: KnownShippingProblem, productIds: string[] | null = null): ShippingMethodError => ({
  kind,
  message: deliveryTexts.problems[kind],
  product_ids: productIds,
});

/** Whether the method reaches the postcode. */
const reaches: Readonly<Record<ShippingKind, (to: Destination) => boolean>> = {
  courier: ({ courierGoesThere }) => courierGoesThere,
  postal: ({ exists }) => exists,
  postPoint: () => true,
  pickup: () => true,
};

/**
 * Everything that stops a shipping method from carrying this there; one that the shop has switched off carries nothing.
 *
 * @rule SHIP-3, SHIP-8, WEIGHT-2, SPEC-1
 */
function shippingErrors(
  method: Pick<Selectable<ShippingMethodTable>, "id" | "max_weight" | "refuses" | "is_active">,
  { lines, weight, weightLimit, destination }: Shipment,
): ShippingMethodError[] {
  const kind = kindOfShipping(method.id);
  const maxWeight = method.max_weight === null ? null : grams(method.max_weight);
  const goods = lines.map(({ product, quantities }) => ({
    id: String(product.id),
    product: goodsFigures(product, { quantities }),
  }));
  const undeliverable = undeliverableProducts(goods, { method: { refuses: refusedBy(method), maxWeight } });
  const errors: ShippingMethodError[] = method.is_active ? [] : [problem("unavailable")];
  if (weight > Math.min(method.max_weight ?? Infinity, weightLimit ?? Infinity)) errors.push(problem("weight"));
  if (undeliverable.length > 0) {
    errors.push(
      problem(
        "products",
        undeliverable.map(({ line }) => line.id),
      ),
    );
  }
  if (destination !== null && !reaches[kind](destination)) errors.push(problem("postcode"));
  return errors;
}

/** What is to be delivered: a cart with its prices. */
export interface Consignment {
  readonly lines: ReadonlyArray<CarriedLine>;
  /** Whole forint: after the coupon, without deposits. */
  readonly goods: number;
  /** Grams. */
  readonly weight: number;
  /** The order that it is linked to; `null` without one. */
  readonly linked: LinkedConsignment | null;
}

interface LinkedConsignment {
  readonly row: Pick<OrderRow, "shipping_method_id" | "shipping_method_name">;
  readonly shippingAddress: { readonly postcode: number };
  /** Grams of the whole delivery so far. */
  readonly weight: number;
  /** Grams: of its time slot; `null` without one. */
  readonly weightLimit: number | null;
}

export interface ShippingOffer {
  readonly method: Selectable<ShippingMethodTable>;
  /** The highest delivery fee for these products; `null` without a limit. */
  readonly discountPrice: number | null;
  readonly priceRanges: ReadonlyArray<PriceRange>;
  readonly errors: ReadonlyArray<ShippingMethodError>;
  /** Before one is chosen; `null` where none is to be chosen, or the field was not requested. */
  readonly timeSlots: TimeSlotOffer | null;
  /** What paying at the handover costs; `null` where that is not possible, or the field was not requested. */
  readonly cashCost: number | null;
}

async function findDestination(db: Kysely<DatabaseSchema>, postcode: number): Promise<Destination> {
  const { rows } = await sql<Destination>`
    select exists (select from places where postcode = ${postcode}::integer) as exists,
      exists (select from courier_postcodes where postcode = ${postcode}::integer) as "courierGoesThere"`.execute(db);
  return rows[0] ?? { exists: false, courierGoesThere: false };
}

function discountPrice(
  { discount_price, discount_from_amount }: Selectable<ShippingMethodTable>,
  goods: number,
): number | null {
  return goods >= (discount_from_amount ?? 0) ? discount_price : null;
}

/** The price ranges of a method that has none of its own, from its discount above an amount. */
function discountRanges({
  price,
  discount_price,
  discount_from_amount,
}: Selectable<ShippingMethodTable>): PriceRange[] {
  if (discount_price === null || discount_from_amount === null) return [];
  return [
    { from: 0, price },
    { from: discount_from_amount, price: Math.min(price, discount_price) },
  ];
}

/** A linked cart pays neither delivery nor boxes, and has no other method. */
function linkedOffer(offer: ShippingOffer, { row }: LinkedConsignment): ShippingOffer {
  if (offer.method.id === row.shipping_method_id)
    return { ...offer, method: { ...offer.method, extra_cost: null }, discountPrice: 0, priceRanges: [] };
  const link = { kind: "link", message: shippingTexts.linked(row.shipping_method_name), product_ids: null };
  return { ...offer, errors: [...offer.errors, link] };
}

/**
 * The shipping methods, each with the reason that blocks it for this cart and postcode; without a cart no weight is
 * checked. A linked cart is delivered with its order and everything linked to it.
 *
 * @rule SHIP-3, CHK-8
 */
export async function offerShippingMethods(
  db: Kysely<DatabaseSchema>,
  {
    cart,
    postcode,
  }: {
    readonly cart: Consignment | null;
    readonly postcode: number | null;
  },
): Promise<ShippingOffer[]> {
  const linked = cart?.linked ?? null;
  const goal = linked?.shippingAddress.postcode ?? postcode;
  const shipment = {
    lines: cart?.lines ?? [],
    weight: (cart?.weight ?? 0) + (linked?.weight ?? 0),
    destination: goal === null ? null : await findDestination(db, goal),
  };
  const methods = await db.selectFrom("shipping_methods").selectAll().orderBy("position").orderBy("id").execute();
  const ranges = await db.selectFrom("shipping_price_ranges").selectAll().orderBy("from_amount").execute();
  const rangesOf = groupBy(ranges, {
    key: (range) => range.shipping_method_id,
    value: ({ from_amount, price }) => ({ from: from_amount, price }),
  });
  const offers = methods.map((method) => ({
    method,
    discountPrice: discountPrice(method, cart?.goods ?? 0),
    priceRanges: rangesOf.get(method.id) ?? discountRanges(method),
    timeSlots: null,
    cashCost: null,
    errors: shippingErrors(method, {
      ...shipment,
      weightLimit: method.id === linked?.row.shipping_method_id ? linked.weightLimit : null,
    }),
  }));
  return linked === null ? offers : offers.map((offer) => linkedOffer(offer, linked));
}
