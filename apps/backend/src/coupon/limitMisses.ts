import type { Context } from "../graphql/Context.ts";
import { countedBy } from "../session/countedBy.ts";
import { forgiveAttempt, limitAttempts } from "../session/limitAttempts.ts";
import { isMiss } from "./CouponProblem.ts";
import { CouponRefused } from "./CouponRefused.ts";

export type Guesser = Pick<Context, "db" | "now" | "user" | "network" | "limits" | "device">;

/**
 * What counts an attempt: a proven user or their device alone, so that others in the same network cannot block a correct
 * code. Accounts without proof are free to make, so they count by network, as guests do.
 */
export const missOf = async (
  guesser: Guesser,
  { cartId }: { readonly cartId: string },
): Promise<Parameters<typeof limitAttempts>[1]> => ({ action: "couponMiss", cartId, ...(await countedBy(guesser)) });

/**
 * Runs an update that names a coupon, and limits wrong codes: an attempt is counted first, so that concurrent guesses
 * are limited too, and uncounted unless the code was wrong. Call it outside of a transaction.
 *
 * Errors: TooManyUses; those of `run`.
 *
 * @rule CART-19
 */
export async function limitMisses<Result>(
  guesser: Guesser,
  { cartId, run }: { readonly cartId: string; readonly run: () => Promise<Result> },
): Promise<Result> {
  const miss = await missOf(guesser, { cartId });
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
