import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Context } from "../graphql/Context.ts";
import { hashToken } from "./hashToken.ts";

const year = 365 * 86_400_000;

/** The browser that a request comes from. */
export interface Device {
  /** What it was given when somebody last logged in with it; `null` when it has none. */
  readonly token: string | null;
  /** Has the browser keep another token. */
  readonly keep: (token: string) => void;
}

/** The hash of the caller's device when somebody has logged in to this account with it; else `null`. */
export async function findKnownDevice(
  { db, now, device }: Pick<Context, "db" | "now" | "device">,
  { userId }: { readonly userId: string | undefined },
): Promise<string | null> {
  if (device.token === null || userId === undefined) return null;
  const known = await db
    .selectFrom("known_devices")
    .where("hash", "=", hashToken(device.token))
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .select("hash")
    .executeTakeFirst();
  return known?.hash ?? null;
}

/**
 * Makes the caller's device known to the account for a year. Its token is another one after each login, so that one which somebody
 * else has put into the browser is never known; other accounts that know the device know it by the new one. Call it in a transaction.
 */
export async function rememberDevice(
  db: Kysely<DatabaseSchema>,
  { userId, device, now }: { readonly userId: string; readonly device: Device; readonly now: Date },
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const hash = hashToken(token);
  if (device.token !== null)
    await db.updateTable("known_devices").set({ hash }).where("hash", "=", hashToken(device.token)).execute();
  const expires_at = new Date(now.getTime() + year).toISOString();
  await db
    .insertInto("known_devices")
    .values({ hash, user_id: userId, expires_at })
    .onConflict((conflict) => conflict.columns(["hash", "user_id"]).doUpdateSet({ expires_at }))
    .execute();
  device.keep(token);
}

/** Call it when a password is set anew: whoever knew the old one may have logged in. */
export async function forgetDevices(
  db: Kysely<DatabaseSchema>,
  { userId }: { readonly userId: string },
): Promise<void> {
  await db.deleteFrom("known_devices").where("user_id", "=", userId).execute();
}
