import { canonicalEmail } from "@kamra/core/form";
import { createHash } from "node:crypto";
import type { Context } from "../graphql/Context.ts";
import { type AttemptLimit, attemptLimits, type CountedBy, type LimitedAction } from "./attemptLimits.ts";
import { limitUses } from "./limitUses.ts";

interface Attempt {
  readonly action: LimitedAction;
  readonly email?: string;
  readonly userId?: string;
  /** The hash of the account's known device, from `findKnownDevice`. */
  readonly device?: string | null;
}

/** Counts contain no e-mail address, because it is personal data. All spellings of a mailbox count together. */
function withoutName(email: string): string {
  const typed = email.trim();
  return createHash("sha256")
    .update(canonicalEmail(typed) ?? typed)
    .digest("base64url");
}

function keysOf({ email, userId, device }: Attempt, network: string | null): Partial<Record<CountedBy, string>> {
  const who = email === undefined ? null : withoutName(email);
  return {
    ...(userId !== undefined && { user: userId }),
    ...(network !== null && { network }),
    ...(who !== null && network !== null && { emailAndNetwork: `${who}/${network}` }),
    ...(who !== null && { email: who }),
    ...(device && { device }),
  };
}

/**
 * Counts an attempt at a limited action by network; calls within this process have none. A device known to the account
 * has its own limit, so strangers cannot lock its owner out. Outside of a transaction, call it first, to count every
 * attempt; within one, call it last, to count successes only.
 *
 * Errors: TooManyUses.
 */
export async function limitAttempts(
  { db, now, network }: Pick<Context, "db" | "now" | "network">,
  attempt: Attempt,
): Promise<void> {
  const { action } = attempt;
  const { periodSeconds, ...most }: AttemptLimit = attemptLimits[action];
  const keys = keysOf(attempt, network);
  const isKnown = keys.device !== undefined && most.device !== undefined;
  const counts = isKnown ? (["device"] as const) : (["user", "network", "emailAndNetwork", "email"] as const);
  for (const by of counts) {
    const [uses, key] = [most[by], keys[by]];
    if (uses !== undefined && key !== undefined)
      await limitUses(db, { key: `${action}/${by}/${key}`, most: uses, periodSeconds, now });
  }
}
