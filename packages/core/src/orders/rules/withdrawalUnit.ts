import type { SellingUnit } from "../../product/Product.ts";
import type { OrderLine } from "../model/Order.ts";

/** Of weighed products; household scales are not finer. */
const weighedStep = 0.01;

/**
 * The steps of a line's withdrawal: whole pieces are returned whole.
 *
 * @rule LAW-11
 * @example withdrawalUnit({ quantity: 6, unitName: "db" }) // => { name: "db", minimumQuantity: null, quantityStep: 1 }
 * @example withdrawalUnit({ quantity: 0.54, unitName: "kg" }).quantityStep // => 0.01
 */
export const withdrawalUnit = ({ quantity, unitName }: Pick<OrderLine, "quantity" | "unitName">): SellingUnit => ({
  name: unitName,
  minimumQuantity: null,
  quantityStep: Number.isInteger(quantity) ? 1 : weighedStep,
});
