import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { SessionEnd } from "../generated/types.ts";
import type { Caller } from "../graphql/Caller.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { User } from "../graphql/User.ts";
import { bearerToken } from "../http/bearerToken.ts";
import { isThisMachine } from "../http/isThisMachine.ts";
import { hashToken } from "./hashToken.ts";
import { idleSince } from "./idleSince.ts";
import { noteUse } from "./noteUse.ts";
import { isMarkOf, sessionCookie, sessionMark, sessionTokenOf } from "./sessionCookie.ts";

const stayingSeconds = 365 * 24 * 60 * 60;

/** The session actions of a request. */
export interface SessionActions {
  /**
   * Gives the caller a new session's token, in a cookie out of reach of scripts if requested; returns what the response
   * may contain. The session of the cookie that it replaces ends: no browser has it any more.
   */
  readonly begin: (token: string, options: { readonly stays: boolean }) => Promise<string>;
  readonly end: () => void;
}

declare module "../graphql/Context.ts" {
  interface Context {
    readonly session: SessionActions;
  }
}

interface Options {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: Date;
  readonly shopUrl: string;
}

/** The user of a token; `null` when it is unknown, expired, revoked, or has not been used for long. */
export async function findTokenUser(
  db: Kysely<DatabaseSchema>,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<User | null> {
  const user = await db
    .selectFrom("access_tokens as token")
    .innerJoin("users", "users.id", "token.user_id")
    .where("token.hash", "=", hashToken(token))
    .where("token.revoked_at", "is", null)
    .where("token.expires_at", ">", now.toISOString())
    .where((eb) => eb(eb.fn.coalesce("token.last_used_at", "token.created_at"), ">", idleSince(now)))
    .select(["users.id", "users.email", "users.name", "token.last_used_at"])
    .executeTakeFirst();
  if (user === undefined) return null;
  const { last_used_at, ...known } = user;
  await noteUse(db, { hash: hashToken(token), lastUsedAt: last_used_at, now });
  return known;
}

const guest: Caller = { user: null, tokenHash: null };

const unauthenticated = (sessionEnd: SessionEnd | null = null) =>
  new Refusal("UNAUTHENTICATED", { message: "The token is unknown, expired or revoked", sessionEnd });

/** Why a session was ended from elsewhere; `null` for any other token, and long after. Only its own device has the token. */
async function findSessionEnd(db: Kysely<DatabaseSchema>, token: string): Promise<SessionEnd | null> {
  const ended = await db
    .selectFrom("access_tokens")
    .where("hash", "=", hashToken(token))
    .where("revoked_at", "is not", null)
    .select("end_reason")
    .executeTakeFirst();
  return ended?.end_reason ?? null;
}

/** The user of a token: a guest for a missing or invalid one. No statement without a token. */
async function findCaller(
  db: Kysely<DatabaseSchema>,
  { token, now }: { readonly token: string | null; readonly now: Date },
): Promise<Caller> {
  const user = token === null ? null : await findTokenUser(db, { token, now });
  return token === null || user === null ? guest : { user, tokenHash: hashToken(token) };
}

/**
 * Whether a request was sent by a page of the shop's own. Browsers leave the origin out of a page's own GET alone; a request of another
 * site that carries `Authorization` always has it.
 */
function isOwnOrigin(
  { method, headers: { origin, host } }: Pick<FastifyRequest, "method" | "headers">,
  { shopUrl }: { readonly shopUrl: string },
): boolean {
  if (origin === undefined) return method === "GET";
  const shop = new URL(shopUrl);
  return origin === shop.origin || (isThisMachine(shop.host) && origin === `${shop.protocol}//${host}`);
}

/** The session mark of a page with a cookie session: `guest` without a session. `null` for all other requests. */
function shownMark({ headers: { authorization = "" } }: FastifyRequest): string | null {
  return /^Session ([\w-]+)$/.exec(authorization)?.[1] ?? null;
}

async function endReplaced(
  db: Kysely<DatabaseSchema>,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("access_tokens")
    .set({ revoked_at: now.toISOString() })
    .where("hash", "=", hashToken(token))
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * The caller of a request and how it authenticates: by the token in its `Authorization` header, or by the shop's
 * cookie. The cookie counts only with `Authorization: Session` and that session's mark, from a page of the shop:
 * another site's forms and scripts can send neither, and a page of a former user cannot act for the next one.
 *
 * Errors: Refusal FORBIDDEN from another origin, UNAUTHENTICATED for an invalid or ended session, with the reason if it was
 * ended from elsewhere.
 */
export async function openSession(
  request: FastifyRequest,
  { db, now, shopUrl, reply }: Options & { readonly reply: FastifyReply },
): Promise<Caller & { readonly session: SessionActions }> {
  const { authorization, cookie } = request.headers;
  const mark = shownMark(request);
  if (mark === null) {
    const token = authorization === undefined ? null : bearerToken(authorization);
    const caller = await findCaller(db, { token, now });
    if (authorization !== undefined && caller.user === null)
      throw unauthenticated(token === null ? null : await findSessionEnd(db, token));
    return { ...caller, session: { begin: (token) => Promise.resolve(token), end: () => {} } };
  }
  if (!isOwnOrigin(request, { shopUrl }))
    throw new Refusal("FORBIDDEN", { message: "The shop's cookie is for its own pages" });

  const isSecure = shopUrl.startsWith("https://");
  const end = () => void reply.header("set-cookie", sessionCookie("", { maxAge: 0, isSecure }));
  const held = sessionTokenOf(cookie, { isSecure });
  const session: SessionActions = {
    begin: async (token, { stays }) => {
      if (held !== null) await endReplaced(db, { token: held, now });
      void reply.header("set-cookie", sessionCookie(token, { maxAge: stays ? stayingSeconds : null, isSecure }));
      return sessionMark(token);
    },
    end,
  };
  if (mark === "guest") return { ...(await findCaller(db, { token: null, now })), session };
  if (held === null || !isMarkOf(held, mark)) throw unauthenticated();
  const caller = await findCaller(db, { token: held, now });
  if (caller.user !== null) return { ...caller, session };
  // Its cookie stays: the page's other requests ask why too, and a late answer must not delete the cookie of a new login.
  throw unauthenticated(await findSessionEnd(db, held));
}
