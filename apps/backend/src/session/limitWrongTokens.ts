import { Refusal } from "../graphql/Refusal.ts";
import type { Context } from "../graphql/Context.ts";
import { limitAttempts } from "./limitAttempts.ts";

/**
 * Runs an action that takes a secret token, and limits wrong tokens by network. A right token always passes: 256 random bits cannot
 * be guessed, so wrong attempts of a stranger must not lock out shoppers of the same network.
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
