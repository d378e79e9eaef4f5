import { TooManyUses } from "../graphql/TooManyUses.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import type { CouponRefused } from "./CouponRefused.ts";
import { isMiss } from "./CouponProblem.ts";
import { type Guesser, missOf } from "./limitMisses.ts";

/**
 * Takes the coupon that an order was refused for out of the cart, and counts a miss: by ordering too, nobody asks again
 * and again what a mailbox has bought.
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
    await limitAttempts(guesser, missOf(guesser, { cartId }));
  } catch (error) {
    // The order itself is not limited.
    if (!(error instanceof TooManyUses)) throw error;
  }
}
