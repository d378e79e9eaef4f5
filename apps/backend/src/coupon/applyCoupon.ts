import { couponDiscount, type CouponLine } from "@kamra/core/cart";
import { budapestDay, huf, type Huf } from "@kamra/core/product";
import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { CouponTable } from "../database/tables/CouponTables.ts";
import type { Buyer } from "./Buyer.ts";
import type { CouponProblem } from "./CouponProblem.ts";
import { couponRefusal, isLimited } from "./couponRefusal.ts";

/** A coupon's discount and the products that it counted, or the reason why it has none. */
export type CouponEffect =
  | { readonly discount: Huf; readonly productIds: ReadonlyArray<number> }
  | { readonly problem: CouponProblem };

interface Applied {
  readonly code: string;
  readonly lines: ReadonlyArray<CouponLine & { readonly product_id: number }>;
  readonly buyer: Buyer;
  readonly now: Date;
}

interface FoundCoupon extends Selectable<CouponTable> {
  /** The products of these lines that it applies to. */
  readonly product_ids: number[];
}

async function findCoupon(db: Kysely<DatabaseSchema>, { code, lines }: Applied): Promise<FoundCoupon | undefined> {
  const ids = lines.map(({ product_id }) => product_id);
  return await db
    .selectFrom("coupons as coupon")
    .where("coupon.code", "=", code)
    .selectAll("coupon")
    .select(
      sql<number[]>`array(
        select product_id from product_index
        where product_id = any(${ids}::integer[]) and (coupon.category_id is null or coupon.category_id = any(category_ids)))`.as(
        "product_ids",
      ),
    )
    .executeTakeFirst();
}

/**
 * A coupon's current discount on these lines. A coupon for a category applies to products in it or below it.
 * One statement, two for a coupon whose uses are limited.
 *
 * @rule CART-19
 */
export async function applyCoupon(db: Kysely<DatabaseSchema>, applied: Applied): Promise<CouponEffect> {
  const coupon = await findCoupon(db, applied);
  if (coupon === undefined) return { problem: { kind: "unknown" } };
  const today = budapestDay(applied.now);
  if (today < (coupon.valid_from ?? today) || today > (coupon.valid_to ?? today))
    return { problem: { kind: "notValidNow" } };
  const lines = applied.lines.filter(({ product_id }) => coupon.product_ids.includes(product_id));
  const { percent, amount, minimum } = coupon;
  const discount = couponDiscount(
    { percent, amount: amount === null ? null : huf(amount), minimum: huf(minimum) },
    { lines },
  );
  if (discount === null)
    return { problem: lines.length === 0 ? { kind: "noProduct" } : { kind: "belowMinimum", minimum } };
  const problem = isLimited(coupon) ? await couponRefusal(db, { ...applied, discount }) : null;
  return problem === null ? { discount, productIds: coupon.product_ids } : { problem };
}
