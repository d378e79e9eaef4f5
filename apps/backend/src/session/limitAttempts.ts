import { canonicalEmail } from "@kamra/core/form";
import { createHash } from "node:crypto";
import type { Context } from "../graphql/Context.ts";
import { type AttemptLimit, attemptLimits, type CountedBy, type LimitedAction } from "./attemptLimits.ts";
import { limitUses } from "./limitUses.ts";

interface Attempt {
  readonly action: LimitedAction;
  readonly email?: string;
  readonly userId?: string;
  /** Of the device that is known to the account, as `findKnownDevice` answers it. */
  readonly device?: string | null;
}

/** An e-mail address is personal, a count of how often it was tried need not be. All spellings of a mailbox count together. */
const withoutName = (email: string): string =>
  createHash("sha256")
    .update(canonicalEmail(email.trim()) ?? email.trim())
    .digest("base64url");

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
 * Counts an attempt at what strangers may do only so often; what asks in this very process, on nobody's behalf, counts for no
 * network. A device that the account knows has a limit of its own, so that strangers who try the account's address cannot keep its
 * owner out. Called outside of a transaction, before anything else is looked at, it counts what is tried; called within one, as
 * late as can be, only what comes of it.
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
