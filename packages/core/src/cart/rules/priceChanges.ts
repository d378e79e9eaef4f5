import type { Huf } from "../../product/amounts.ts";
import type { Moment } from "../../product/Moment.ts";
import type { Product, ProductId } from "../../product/Product.ts";
import { priceKind } from "../../product/priceKind.ts";
import type { PriceChange } from "../model/PriceChange.ts";
import type { SeenPrice } from "../model/SeenPrice.ts";

/** The fields of a cart's line that its price is read from. */
interface PricedLine {
  readonly price: Huf;
  readonly product: Pick<Product, "id" | "name" | "specialPrice" | "specialFrom" | "specialTo" | "personalPrice">;
}

const of = (seen: ReadonlyArray<SeenPrice>, id: ProductId) => seen.find(({ productId }) => productId === id);

const isOffer = ({ product }: PricedLine, moment: Moment) => priceKind(product, moment) === "special";

/**
 * The seen prices after these lines are shown beside `priceChanges`. A line's first seen price stays until `seen` is
 * emptied, when the shopper accepts the changes.
 *
 * @rule ORDER-14
 * @example seenPrices([], { seen: [{ productId: "1", price: 599, isOffer: false }], now: new Date() }) // => []
 */
export const seenPrices = (
  lines: ReadonlyArray<PricedLine>,
  { seen, ...moment }: Moment & { readonly seen: ReadonlyArray<SeenPrice> },
): ReadonlyArray<SeenPrice> =>
  lines.map((line) => {
    const { id: productId } = line.product;
    return of(seen, productId) ?? { productId, price: line.price, isOffer: isOffer(line, moment) };
  });

/**
 * The lines whose price differs from the one that the shopper saw, and why.
 *
 * @rule ORDER-14, SEAM-2
 * @example priceChanges([{ product: { id: "1", name: "Tej", specialPrice: null, personalPrice: null }, price: 599 }], { seen: [{ productId: "1", price: 299, isOffer: true }], now: new Date() }) // => [{ productId: "1", name: "Tej", before: 299, after: 599, reason: "offerEnded" }]
 * @example priceChanges([{ product: { id: "1" }, price: 599 }], { seen: [], now: new Date() }) // => []
 */
export const priceChanges = (
  lines: ReadonlyArray<PricedLine>,
  { seen, ...moment }: Moment & { readonly seen: ReadonlyArray<SeenPrice> },
): ReadonlyArray<PriceChange> =>
  lines.flatMap((line) => {
    const { product, price: after } = line;
    const was = of(seen, product.id);
    if (was === undefined || was.price === after) return [];
    const is = isOffer(line, moment);
    const reason = was.isOffer === is ? null : is ? "offerBegun" : "offerEnded";
    return [{ productId: product.id, name: product.name, before: was.price, after, reason }];
  });
