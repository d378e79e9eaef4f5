import { markCookie } from "@kamra/core/session";
import { defaultSettings } from "@kamra/core/settings";
import type { onRequestAsyncHookHandler } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { hashToken } from "./hashToken.ts";
import { idleSince } from "./idleSince.ts";
import { issueToken } from "./issueToken.ts";
import { sessionCookie, sessionMark, sessionTokenOf } from "./sessionCookie.ts";

const name = defaultSettings.tokenCookie;
const readable = new RegExp(`(?:^|; ?)${name}=([^;]*)`);
/** Longer than a session that ends with the browser. */
const day = 24 * 60 * 60;

/** A new token in place of one that scripts could read; `null` for any other token, and for an expired one. */
async function renewToken(db: Kysely<DatabaseSchema>, { token, now }: { readonly token: string; readonly now: Date }) {
  return await db.transaction().execute(async (transaction) => {
    const old = await transaction
      .updateTable("access_tokens")
      .set({ revoked_at: now.toISOString() })
      .where("hash", "=", hashToken(token))
      .where("is_readable", "=", true)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", now.toISOString())
      .where((eb) => eb(eb.fn.coalesce("last_used_at", "created_at"), ">", idleSince(now)))
      .returning(["user_id", "device", "expires_at"])
      .executeTakeFirst();
    if (old === undefined) return null;
    const expiresAt = new Date(old.expires_at);
    return {
      expiresAt,
      token: await issueToken(transaction, { userId: old.user_id, device: old.device, now, expiresAt }),
    };
  });
}

/**
 * Replaces the token cookie of earlier pages by a session that scripts cannot read: once, with another token. The old
 * cookie is deleted in any case. Tokens issued since then are never accepted from it, because it may be planted.
 */
export const takeOverToken =
  ({
    db,
    clock,
    shopUrl,
  }: {
    db: Kysely<DatabaseSchema>;
    clock: () => Date;
    shopUrl: string;
  }): onRequestAsyncHookHandler =>
  async ({ method, headers }, reply) => {
    const [, old] = readable.exec(headers.cookie ?? "") ?? [];
    if (old === undefined || method !== "GET" || headers.accept?.includes("text/html") !== true) return;
    const isSecure = shopUrl.startsWith("https://");
    const now = clock();
    void reply.header("set-cookie", `${name}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? "; Secure" : ""}`);
    headers.cookie = headers.cookie?.replace(readable, "");
    if (sessionTokenOf(headers.cookie, { isSecure }) !== null) return;
    const renewed = await renewToken(db, { token: old, now });
    if (renewed === null) return;
    const { token, expiresAt } = renewed;
    const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
    const maxAge = seconds > day ? seconds : null;
    const age = maxAge === null ? "" : `; Max-Age=${maxAge}`;
    const mark = `${markCookie({ isSecure })}=${sessionMark(token)}`;
    void reply.header("set-cookie", sessionCookie(token, { maxAge, isSecure }));
    void reply.header("set-cookie", `${mark}; Path=/${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`);
    // The page is rendered for them already.
    headers.cookie = `${headers.cookie}; ${sessionCookie(token, { maxAge: null, isSecure }).split(";")[0]}; ${mark}`;
  };
