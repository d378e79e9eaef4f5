import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Context } from "../graphql/Context.ts";
import { hashToken } from "./hashToken.ts";

const year = 365 * 86_400_000;

/** The browser that a request comes from. */
export interface Device {
  /** The browser and its system, for the list of the user's sessions; `null` when unknown. */
  readonly name: string | null;
  /** The token of its last login; `null` without one. */
  readonly token: string | null;
  /** Replaces the browser's token. */
  readonly setToken: (token: string) => void;
}

declare module "../graphql/Context.ts" {
  interface Context {
    /** Identifies browsers from which a user has logged in before. */
    readonly device: Device;
  }
}

/** The hash of the caller's device if it has logged in to this account before; else `null`. */
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
 * Registers the caller's device with the account for a year. Each login replaces its token, so a planted token never
 * becomes known; the other accounts of the device learn the new one. Call it in a transaction.
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
  device.setToken(token);
}

/** Call it when a password is reset: someone with the old password may have logged in. */
export async function forgetDevices(
  db: Kysely<DatabaseSchema>,
  { userId }: { readonly userId: string },
): Promise<void> {
  await db.deleteFrom("known_devices").where("user_id", "=", userId).execute();
}
