import type { Huf } from "@kamra/core/product";
import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { CouponTable } from "../database/tables/CouponTables.ts";
import type { Buyer } from "./Buyer.ts";
import type { CouponProblem } from "./CouponProblem.ts";

type Limits = Pick<Selectable<CouponTable>, "max_uses" | "max_uses_per_mailbox" | "first_order_only" | "budget">;

interface Usage extends Limits {
  /** The uses by all shoppers, and the discounts that they got. */
  readonly uses: number;
  readonly granted: number;
  /** The buyer's uses and orders. */
  readonly own_uses: number;
  readonly own_orders: number;
}

interface Wanted {
  readonly code: string;
  readonly discount: Huf;
  readonly buyer: Buyer;
}

/** Whether anything limits the coupon's uses. */
export const isLimited = (coupon: Limits): boolean =>
  coupon.first_order_only ||
  [coupon.max_uses, coupon.max_uses_per_mailbox, coupon.budget].some((limit) => limit !== null);

/** Cancelled orders do not count as uses. */
const isUse = sql`status not in ('MARKED_TO_CANCEL', 'CANCELED')`;

async function usageOf(db: Kysely<DatabaseSchema>, { code, buyer }: Wanted): Promise<Usage | undefined> {
  const mailboxes = sql`${[...buyer.mailboxes]}::text[]`;
  const userIds = sql`${buyer.userId === null ? [] : [buyer.userId]}::text[]`;
  const { rows } = await sql<Usage>`
    with own as (
      select id, coupon_code from orders where ${isUse} and canonical_email = any(${mailboxes})
      union
      select id, coupon_code from orders
      where ${isUse} and user_id = any(array(select id from users where canonical_email = any(${mailboxes})) || ${userIds})
    )
    select max_uses, max_uses_per_mailbox, first_order_only, budget, uses, granted,
      (select count(*)::integer from own where coupon_code = ${code}) as own_uses,
      (select count(*)::integer from own) as own_orders
    from coupons, (
      select count(*)::integer as uses, coalesce(sum(-discount_amount), 0)::integer as granted
      from orders where coupon_code = ${code} and ${isUse}
    ) as all_uses
    where code = ${code}`.execute(db);
  return rows[0];
}

/**
 * Why a coupon may not be used again, or not by this buyer; `null` when it may. Orders that were not cancelled are its
 * uses, unpaid ones too. One statement.
 *
 * @rule CART-19
 */
export async function couponRefusal(db: Kysely<DatabaseSchema>, wanted: Wanted): Promise<CouponProblem | null> {
  const usage = await usageOf(db, wanted);
  if (usage === undefined) return { kind: "unknown" };
  const { max_uses: most, max_uses_per_mailbox: mostOfOne, budget } = usage;
  if (mostOfOne !== null && usage.own_uses >= mostOfOne) return { kind: "alreadyUsed" };
  if (usage.first_order_only && usage.own_orders > 0)
    return { kind: usage.own_uses > 0 ? "alreadyUsed" : "notFirstOrder" };
  const isSpent = budget !== null && usage.granted + wanted.discount > budget;
  return isSpent || (most !== null && usage.uses >= most) ? { kind: "usedUp" } : null;
}

/** Locks a coupon until the transaction ends, so that its last use is granted once. */
export async function holdCoupon(db: Kysely<DatabaseSchema>, code: string): Promise<void> {
  await db.selectFrom("coupons").where("code", "=", code).forUpdate().select("code").execute();
}
