import { type CurrentPrices, currentPrice } from "../product/currentPrice.ts";
import { isOrderable } from "../product/isOrderable.ts";
import type { Moment } from "../product/Moment.ts";
import type { Product } from "../product/Product.ts";
import { handyPacks } from "./amountWords.hu.ts";
import type { ShoppingLine } from "./ShoppingLine.ts";

interface Found
  extends CurrentPrices, Pick<Product, "status" | "priceUnit" | "pricePerUnit" | "defaultUnit" | "defaultCategoryId"> {}

const perUnit = 1000;
/** A size within a tenth counts as the named one. */
const near = 0.1;

const priceUnits = { g: "kg", ml: "l", db: "db", pack: "" } as const;

/** Whether one default unit holds the amount: the bottle or the box that a line names by its size. */
function holdsAll({ amount }: Pick<ShoppingLine, "amount">, { priceUnit, pricePerUnit }: Found): boolean {
  if (amount === null || priceUnit !== priceUnits[amount.unit]) return false;
  const wanted = amount.unit === "db" ? amount.value : amount.value / perUnit;
  return Math.abs(wanted * (pricePerUnit ?? 1) - 1) <= near;
}

/** Whether a product is no larger than the handy pack that a line names: a litre, a kilogram or a piece. */
const fitsPack = ({ amount }: Pick<ShoppingLine, "amount">, { pricePerUnit }: Found): boolean =>
  handyPacks.test(`${amount?.pack}`) && (pricePerUnit ?? 0) > 1 - near;

/** In litres or kilograms: a bottle of water is no canister. */
const largestPiece = 2;

const fitsCount = ({ priceUnit, pricePerUnit }: Found): boolean =>
  priceUnit === "db" || priceUnit === null || (pricePerUnit ?? 1) * largestPiece >= 1;

const ofFirstKind = <Each extends Found>(products: ReadonlyArray<Each>): ReadonlyArray<Each> =>
  products.filter((each, _, [first = each]) => each.defaultCategoryId === first.defaultCategoryId);

/** For a number of pieces: the cheapest box of the first one's kind that holds them, else the first handy size. */
function forCount<Each extends Found>(
  line: Pick<ShoppingLine, "amount">,
  { orderable, moment }: { readonly orderable: ReadonlyArray<Each>; readonly moment: Moment },
): Each | undefined {
  const boxes = ofFirstKind(orderable.filter((product) => holdsAll(line, product)));
  const [cheapest] = boxes.toSorted((one, other) => currentPrice(one, moment) - currentPrice(other, moment));
  return cheapest ?? ofFirstKind(orderable).find(fitsCount);
}

/**
 * The product to propose for a line, of the found ones with the best first: an orderable one of the named size or pack,
 * else the first orderable, else the first. A number of pieces takes the cheapest box that holds them, or no canister.
 * `null` when nothing was found.
 *
 * @rule QUICK-3
 */
export function proposedProduct<Each extends Found>(
  line: Pick<ShoppingLine, "amount">,
  products: ReadonlyArray<Each>,
  moment: Moment,
): Each | null {
  const orderable = products.filter(isOrderable);
  const fitting =
    line.amount?.unit === "db"
      ? forCount(line, { orderable, moment })
      : orderable.find((product) => holdsAll(line, product) || fitsPack(line, product));
  return fitting ?? orderable[0] ?? products[0] ?? null;
}
