import type { Context } from "../graphql/Context.ts";
import type { User } from "../graphql/User.ts";
import { hashToken } from "./hashToken.ts";

/** Whether a user has proved to receive mail at their address: anyone can register any number of accounts. */
export async function isProven(user: Pick<User, "id"> | null, { db }: Pick<Context, "db">): Promise<boolean> {
  if (user === null) return false;
  const proven = await db
    .selectFrom("users")
    .where("id", "=", user.id)
    .where("email_verified_at", "is not", null)
    .select("id")
    .executeTakeFirst();
  return proven !== undefined;
}

/** The hash of the caller's device if a user with a proven mailbox has logged in with it; else `null`. */
async function findProvenDevice({ db, now, device }: Pick<Context, "db" | "now" | "device">): Promise<string | null> {
  if (device.token === null) return null;
  const known = await db
    .selectFrom("known_devices as known")
    .innerJoin("users", "users.id", "known.user_id")
    .where("known.hash", "=", hashToken(device.token))
    .where("known.expires_at", ">", now.toISOString())
    .where("users.email_verified_at", "is not", null)
    .select("known.hash")
    .executeTakeFirst();
  return known?.hash ?? null;
}

/**
 * The key by which a shopper's use of a limited resource is counted: the account if its mailbox is proven, else the
 * device of such an account. All others count by network, so a caller behind a shared address cannot lock out its
 * proven shoppers.
 *
 * @rule LIMIT-1
 */
export async function countedBy(
  context: Pick<Context, "db" | "now" | "user" | "device">,
): Promise<{ readonly userId: string } | { readonly device: string | null }> {
  const { user } = context;
  if (user !== null && (await isProven(user, context))) return { userId: user.id };
  return { device: await findProvenDevice(context) };
}
