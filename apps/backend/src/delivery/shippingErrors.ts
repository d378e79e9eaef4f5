import {
  deliveryTexts,
  type KnownShippingProblem,
  type ShippingKind,
  undeliverableProducts,
} from "@kamra/core/delivery";
import { grams, type ProductQuantities } from "@kamra/core/product";
import type { Selectable } from "kysely";
import type { ShippingMethodError } from "../generated/types.ts";
import type { ShippingMethodTable } from "../database/tables/DeliveryTables.ts";
import { goodsFigures } from "../product/goodsFigures.ts";
import type { ProductRow } from "../product/ProductRow.ts";
import { kindOfShipping } from "./kindOfShipping.ts";
import { refusedBy } from "./refusedBy.ts";

/** The fields of a line that delivery needs. */
export interface CarriedLine {
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

export interface Destination {
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
export function shippingErrors(
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
