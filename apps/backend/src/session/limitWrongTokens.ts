import { Refusal } from "../graphql/Refusal.ts";
import type { Context } from "../graphql/Context.ts";
import { limitAttempts } from "./limitAttempts.ts";

/**
 * Runs what takes a secret token, and limits wrong ones by network. A right one always passes: nobody guesses 256 random
 * bits, so a stranger of the same network must not use up what its shoppers need.
 *
 * Errors: TooManyUses in place of INVALID_TOKEN beyond the limit; those of `run`.
 *
 * @rule LIMIT-1
 */
export async function limitWrongTokens<Result>(
  context: Pick<Context, "db" | "now" | "network" | "limits">,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal && error.code === "INVALID_TOKEN")
      await limitAttempts(context, { action: "oneTimeToken" });
    throw error;
  }
}
