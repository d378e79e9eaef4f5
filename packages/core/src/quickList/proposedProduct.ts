import { isOrderable } from "../product/isOrderable.ts";
import type { Product } from "../product/Product.ts";
import { handyPacks } from "./amountWords.hu.ts";
import type { ShoppingLine } from "./ShoppingLine.ts";

type Found = Pick<Product, "status" | "priceUnit" | "pricePerUnit" | "defaultUnit">;

const perUnit = 1000;
/** A size within a tenth counts as the named one. */
const near = 0.1;

const priceUnits = { g: "kg", ml: "l", db: "db" } as const;

/** Whether one default unit holds the amount: the bottle or the box that a line names by its size. */
function holdsAll({ amount }: Pick<ShoppingLine, "amount">, { priceUnit, pricePerUnit }: Found): boolean {
  if (amount === null || amount.unit === "pack" || priceUnit !== priceUnits[amount.unit]) return false;
  const wanted = amount.unit === "db" ? amount.value : amount.value / perUnit;
  return Math.abs(wanted * (pricePerUnit ?? 1) - 1) <= near;
}

/** Whether a product is no larger than the handy pack that a line names: a litre, a kilogram or a piece. */
const fitsPack = ({ amount }: Pick<ShoppingLine, "amount">, { pricePerUnit }: Found): boolean =>
  handyPacks.test(`${amount?.pack}`) && (pricePerUnit ?? 0) > 1 - near;

/**
 * The product to propose for a line, of the found ones with the best first: an orderable one of the named size or pack,
 * else the first orderable, else the first. `null` when nothing was found.
 *
 * @rule QUICK-3
 */
export function proposedProduct<Each extends Found>(
  line: Pick<ShoppingLine, "amount">,
  products: ReadonlyArray<Each>,
): Each | null {
  const orderable = products.filter(isOrderable);
  const fitting = orderable.find((product) => holdsAll(line, product) || fitsPack(line, product));
  return fitting ?? orderable[0] ?? products[0] ?? null;
}
