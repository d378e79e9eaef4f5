import { deliveryTexts, type KnownShippingProblem, type ShippingKind, shippingTraits } from "@kamra/core/delivery";
import type { Selectable } from "kysely";
import type { ShippingMethodError } from "../generated/types.ts";
import type { ProductTable } from "../database/DatabaseSchema.ts";
import type { ShippingMethodTable } from "../database/tables/DeliveryTables.ts";
import { kindOfShipping } from "./kindOfShipping.ts";

/** The fields of a line that delivery needs. */
export interface CarriedLine {
  readonly product: Pick<Selectable<ProductTable>, "id" | "is_mpl">;
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
 * Everything that stops a shipping method from carrying this there.
 *
 * @rule SHIP-3, WEIGHT-2, SPEC-1
 */
export function shippingErrors(
  method: Pick<Selectable<ShippingMethodTable>, "id" | "max_weight">,
  { lines, weight, weightLimit, destination }: Shipment,
): ShippingMethodError[] {
  const kind = kindOfShipping(method.id);
  const notMailable = lines.filter(({ product }) => !product.is_mpl).map(({ product }) => String(product.id));
  const errors: ShippingMethodError[] = [];
  if (weight > Math.min(method.max_weight ?? Infinity, weightLimit ?? Infinity)) errors.push(problem("weight"));
  if (shippingTraits({ kind }).isMailed && notMailable.length > 0) errors.push(problem("products", notMailable));
  if (destination !== null && !reaches[kind](destination)) errors.push(problem("postcode"));
  return errors;
}
