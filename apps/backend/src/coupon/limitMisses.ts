import type { Context } from "../graphql/Context.ts";
import { forgiveAttempt, limitAttempts } from "../session/limitAttempts.ts";
import { isMiss } from "./CouponProblem.ts";
import { CouponRefused } from "./CouponRefused.ts";

export type Guesser = Pick<Context, "db" | "now" | "user" | "network">;

/** A user counts alone: strangers of the same network cannot keep them from a code that is right. */
export const missOf = (
  { user }: Pick<Guesser, "user">,
  { cartId }: { readonly cartId: string },
): Parameters<typeof limitAttempts>[1] => ({ action: "couponMiss", cartId, ...(user && { userId: user.id }) });

/**
 * Runs an update that names a coupon, and limits wrong codes: it counts before, so that guesses at the same time pass
 * no limit, and is forgiven unless the code was wrong. Call it outside of a transaction.
 *
 * Errors: TooManyUses; those of `run`.
 *
 * @rule CART-19
 */
export async function limitMisses<Result>(
  guesser: Guesser,
  { cartId, run }: { readonly cartId: string; readonly run: () => Promise<Result> },
): Promise<Result> {
  const miss = missOf(guesser, { cartId });
  await limitAttempts(guesser, miss);
  let isWrong = false;
  try {
    return await run();
  } catch (error) {
    isWrong = error instanceof CouponRefused && isMiss(error.problem);
    throw error;
  } finally {
    if (!isWrong) await forgiveAttempt(guesser, miss);
  }
}
