import { type GoodsTrait, shippingKinds } from "@kamra/core/delivery";
import type { Selectable } from "kysely";
import type { ShippingMethodTable } from "../database/tables/DeliveryTables.ts";
import { kindOfShipping } from "./kindOfShipping.ts";

/**
 * The goods that a shipping method does not carry: its own, else those of its kind.
 *
 * @rule SHIP-8
 * @example refusedBy({ id: 3, refuses: ["FROZEN"] }) // => ["FROZEN"]
 * @example refusedBy({ id: 1, refuses: null }) // => []
 */
export const refusedBy = ({
  id,
  refuses,
}: Pick<Selectable<ShippingMethodTable>, "id" | "refuses">): ReadonlyArray<GoodsTrait> =>
  refuses ?? shippingKinds[kindOfShipping(id)].refuses;
