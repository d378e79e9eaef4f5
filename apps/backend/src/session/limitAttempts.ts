import { canonicalEmail, fieldKinds } from "@kamra/core/form";
import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Context } from "../graphql/Context.ts";
import { TooManyUses } from "../graphql/TooManyUses.ts";
import { attemptLimits, type CountedBy, type LimitedAction } from "./attemptLimits.ts";

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
  readonly by: CountedBy;
  readonly key: string;
  readonly most: number;
}

/** What counts alone, in this order, and what counts together without these. */
const alone = ["user", "device"] as const;
const together = ["cart", "network", "emailAndNetwork", "email"] as const;

/** What an attempt is counted by: of a user, else of a known device, nothing else counts. */
function countsOf(attempt: Attempt, { network, limits }: Pick<Context, "network" | "limits">): ReadonlyArray<Count> {
  const { action } = attempt;
  const limit = limits.attempts[action];
  const keys = keysOf(attempt, network);
  const known = alone.find((by) => keys[by] !== undefined && limit[by] !== undefined);
  const kinds: ReadonlyArray<CountedBy> = known === undefined ? together : [known];
  return kinds.flatMap((by) => {
    const [most, key] = [limit[by], keys[by]];
    return most === undefined || key === undefined ? [] : [{ by, key: `${action}/${by}/${key}`, most }];
  });
}

interface UseLimit {
  /** The caller and the action: `invitation/user/<user id>`. */
  readonly key: string;
  /** How often in one period. */
  readonly most: number;
  readonly periodSeconds: number;
  readonly now: Date;
}

/**
 * Counts a use, across all processes of the database, and returns how many there were. The first use starts a period; after it a new one begins. Outside
 * of a transaction a use counts even when the action fails.
 *
 * Errors: TooManyUses when it exceeds the limit.
 */
async function limitUses(db: Kysely<DatabaseSchema>, { key, most, periodSeconds, now }: UseLimit): Promise<number> {
  const period = periodSeconds * 1000;
  const overSince = new Date(now.getTime() - period).toISOString();
  const { started_at, uses } = await db
    .insertInto("rate_limits")
    .values({ key, started_at: now.toISOString(), uses: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => {
        // A clock that was ahead for a while must not lock callers out until then.
        const isOver = eb.or([
          eb("rate_limits.started_at", "<=", overSince),
          eb("rate_limits.started_at", ">", now.toISOString()),
        ]);
        return {
          started_at: eb
            .case()
            .when(isOver)
            .then(eb.ref("excluded.started_at"))
            .else(eb.ref("rate_limits.started_at"))
            .end(),
          uses: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb("rate_limits.uses", "+", 1))
            .end(),
        };
      }),
    )
    .returning(["started_at", "uses"])
    .executeTakeFirstOrThrow();
  if (uses > most) {
    throw new TooManyUses({ retryAfterSeconds: Math.ceil((Date.parse(started_at) + period - now.getTime()) / 1000) });
  }
  return uses;
}

/**
 * Counts an attempt at a limited action by network; calls within this process have none. A user and a known device have
 * their own limits, so strangers cannot lock them out. Outside of a transaction, call it first, to count every
 * attempt; within one, call it last, to count successes only. Returns the latest count; 0 where nothing counts.
 *
 * Errors: TooManyUses.
 */
export async function limitAttempts(
  { db, now, network, limits }: Pick<Context, "db" | "now" | "network" | "limits">,
  attempt: Attempt,
): Promise<number> {
  const { periodSeconds } = limits.attempts[attempt.action];
  let uses = 0;
  for (const { key, most } of countsOf(attempt, { network, limits }))
    uses = await limitUses(db, { key, most, periodSeconds, now });
  return uses;
}

/**
 * Whether one more mail of an action, and about a thing, goes to an address. Strangers can ask for mails to it, and cannot keep its owner
 * from a link: beyond the limit the mailbox has one that is still valid.
 *
 * @rule LIMIT-1
 */
export async function mayMail(
  { db, now, limits }: Pick<Context, "db" | "now" | "limits">,
  { action, email, about = "" }: { readonly action: LimitedAction; readonly email: string; readonly about?: string },
): Promise<boolean> {
  const { periodSeconds, mails: most } = limits.attempts[action];
  if (most === undefined) return true;
  try {
    await limitUses(db, { key: `${action}/mails/${withoutName(email)}/${about}`, most, periodSeconds, now });
    return true;
  } catch (error) {
    if (error instanceof TooManyUses) return false;
    throw error;
  }
}

/** Takes a counted attempt back, where only failures count: from each count, or from those of one kind. */
export async function forgiveAttempt(
  { db, network, limits }: Pick<Context, "db" | "network" | "limits">,
  { by, ...attempt }: Attempt & { readonly by?: CountedBy },
): Promise<void> {
  const keys = countsOf(attempt, { network, limits }).flatMap((count) =>
    by === undefined || count.by === by ? [count.key] : [],
  );
  if (keys.length === 0) return;
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ uses: eb("uses", "-", 1) }))
    .where("key", "in", keys)
    .where("uses", ">", 0)
    .execute();
}

/** Forgets what is counted by a user. */
export async function forgetAttempts(
  db: Kysely<DatabaseSchema>,
  { userId }: { readonly userId: string },
): Promise<void> {
  const keys = Object.keys(attemptLimits).map((action) => `${action}/user/${userId}`);
  await db.deleteFrom("rate_limits").where("key", "in", keys).execute();
}
