import { createHash } from "node:crypto";
import type { Context } from "../graphql/Context.ts";
import { limitUses } from "./limitUses.ts";

interface AttemptLimits {
  readonly periodSeconds: number;
  /** From one network. */
  readonly network: number;
  /** With one e-mail address from one network. */
  readonly emailAndNetwork?: number;
  /** With one e-mail address, from wherever; high enough that nobody can keep its owner out for long. */
  readonly email?: number;
}

/**
 * What takes something from others is kept so low that one network cannot use up what an ordinary day of the courier's takes: some
 * hundred places. It counts when it is done, not when it is tried.
 */
const limits = {
  login: { periodSeconds: 900, network: 300, emailAndNetwork: 10, email: 100 },
  registration: { periodSeconds: 3600, network: 100 },
  emailAvailability: { periodSeconds: 600, network: 100 },
  passwordReset: { periodSeconds: 3600, network: 100, email: 5 },
  confirmation: { periodSeconds: 900, network: 300, email: 10 },
  signIn: { periodSeconds: 3600, network: 100 },
  newsletter: { periodSeconds: 3600, network: 30, email: 3 },
  message: { periodSeconds: 3600, network: 20, email: 5 },
  oneTimeToken: { periodSeconds: 3600, network: 100 },
  cart: { periodSeconds: 3600, network: 300 },
  timeSlot: { periodSeconds: 900, network: 50 },
  order: { periodSeconds: 24 * 3600, network: 40 },
} as const satisfies Record<string, AttemptLimits>;

/** An e-mail address is personal, a count of how often it was tried need not be. */
const withoutName = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");

/**
 * Counts an attempt at what strangers may do only so often; what asks in this very process, on nobody's behalf, counts for no
 * network. Called outside of a transaction, before anything else is looked at, it counts what is tried; called within one, as
 * late as can be, only what comes of it.
 *
 * Errors: TooManyUses.
 */
export async function limitAttempts(
  { db, now, network }: Pick<Context, "db" | "now" | "network">,
  { action, email = null }: { readonly action: keyof typeof limits; readonly email?: string | null },
): Promise<void> {
  const { periodSeconds, ...most }: AttemptLimits = limits[action];
  const who = email === null ? null : withoutName(email);
  const keys = { network, emailAndNetwork: who === null || network === null ? null : `${who}/${network}`, email: who };
  for (const by of ["network", "emailAndNetwork", "email"] as const) {
    const [uses, key] = [most[by], keys[by]];
    if (uses !== undefined && key !== null)
      await limitUses(db, { key: `${action}/${by}/${key}`, most: uses, periodSeconds, now });
  }
}
