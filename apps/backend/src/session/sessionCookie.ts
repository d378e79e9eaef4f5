import { createHmac, timingSafeEqual } from "node:crypto";

interface Connection {
  /** Whether the shop uses https. */
  readonly isSecure: boolean;
}

/**
 * Browsers accept a cookie with this prefix only over https and only from this host, so no other host can plant one.
 */
const nameOf = ({ isSecure }: Connection) => `${isSecure ? "__Host-" : ""}session`;

/** The session token of a `Cookie` header; `null` without one. */
export function sessionTokenOf(cookies: string | undefined, connection: Connection): string | null {
  return new RegExp(`(?:^|; ?)${nameOf(connection)}=([\\w-]{43})(?:;|$)`).exec(cookies ?? "")?.[1] ?? null;
}

/** `maxAge` in seconds; `null` until the browser closes, 0 to delete it. */
export function sessionCookie(
  token: string,
  { maxAge, ...connection }: Connection & { readonly maxAge: number | null },
): string {
  const age = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  return `${nameOf(connection)}=${token}; Path=/${age}; HttpOnly; SameSite=Lax${connection.isSecure ? "; Secure" : ""}`;
}

/**
 * The mark that scripts get instead of a token: it identifies the session, but is worthless without the cookie and
 * cannot be reversed.
 */
export const sessionMark = (token: string): string => createHmac("sha256", token).update("mark").digest("base64url");

export function isMarkOf(token: string, mark: string): boolean {
  const [expected, given] = [Buffer.from(sessionMark(token)), Buffer.from(mark)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
