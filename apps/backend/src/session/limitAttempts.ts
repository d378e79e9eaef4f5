import { canonicalEmail, fieldKinds } from "@kamra/core/form";
import { createHash } from "node:crypto";
import type { Context } from "../graphql/Context.ts";
import { type AttemptLimit, attemptLimits, type CountedBy, type LimitedAction } from "./attemptLimits.ts";
import { limitUses } from "./limitUses.ts";

interface Attempt {
  readonly action: LimitedAction;
  readonly email?: string;
  readonly userId?: string;
  readonly cartId?: string;
  /** The hash of the account's known device, from `findKnownDevice`. */
  readonly device?: string | null;
}

/** Counts contain no e-mail address, because it is personal data. All spellings of a mailbox count together. */
function withoutName(email: string): string {
  const typed = fieldKinds.email(email).value;
  return createHash("sha256")
    .update(canonicalEmail(typed) ?? typed)
    .digest("base64url");
}

function keysOf(
  { email, userId, cartId, device }: Attempt,
  network: string | null,
): Partial<Record<CountedBy, string>> {
  const who = email === undefined ? null : withoutName(email);
  return {
    ...(userId !== undefined && { user: userId }),
    ...(network !== null && { network }),
    ...(cartId !== undefined && { cart: cartId }),
    ...(who !== null && network !== null && { emailAndNetwork: `${who}/${network}` }),
    ...(who !== null && { email: who }),
    ...(device && { device }),
  };
}

interface Count {
  readonly key: string;
  readonly most: number;
}

/** What an attempt is counted by. Of a known device nothing else counts. */
function countsOf(attempt: Attempt, network: string | null): ReadonlyArray<Count> {
  const { action } = attempt;
  const limit: AttemptLimit = attemptLimits[action];
  const keys = keysOf(attempt, network);
  const isKnown = keys.device !== undefined && limit.device !== undefined;
  const kinds = isKnown ? (["device"] as const) : (["user", "cart", "network", "emailAndNetwork", "email"] as const);
  return kinds.flatMap((by) => {
    const [most, key] = [limit[by], keys[by]];
    return most === undefined || key === undefined ? [] : [{ key: `${action}/${by}/${key}`, most }];
  });
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
  const { periodSeconds } = attemptLimits[attempt.action];
  for (const { key, most } of countsOf(attempt, network)) await limitUses(db, { key, most, periodSeconds, now });
}

/** Takes a counted attempt back, where only failures count. */
export async function forgiveAttempt(
  { db, network }: Pick<Context, "db" | "network">,
  attempt: Attempt,
): Promise<void> {
  const keys = countsOf(attempt, network).map(({ key }) => key);
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ uses: eb("uses", "-", 1) }))
    .where("key", "in", keys)
    .where("uses", ">", 0)
    .execute();
}
