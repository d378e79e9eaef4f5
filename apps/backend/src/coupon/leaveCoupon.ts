import { TooManyUses } from "../graphql/TooManyUses.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import type { CouponRefused } from "./CouponRefused.ts";
import { isMiss } from "./CouponProblem.ts";
import { type Guesser, missOf } from "./limitMisses.ts";

/**
 * Removes the coupon that refused an order from the cart, and counts a miss, so that orders cannot be used to probe a
 * mailbox's purchases.
 */
export async function leaveCoupon(
  { problem }: CouponRefused,
  { cartId, ...guesser }: Guesser & { readonly cartId: string },
): Promise<void> {
  const { db, now } = guesser;
  await db
    .updateTable("carts")
    .set((eb) => ({ coupon_code: null, updated_at: now.toISOString(), revision: eb("revision", "+", 1) }))
    .where("id", "=", cartId)
    .where("ordered_at", "is", null)
    .execute();
  if (!isMiss(problem)) return;
  try {
    await limitAttempts(guesser, await missOf(guesser, { cartId }));
  } catch (error) {
    // The order itself is not limited.
    if (!(error instanceof TooManyUses)) throw error;
  }
}
