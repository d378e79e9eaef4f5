const name = "device";
const maxAge = 365 * 24 * 60 * 60;

/** The device token of a `Cookie` header; `null` without one. */
export function deviceTokenOf(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? "")?.[1] ?? null;
}

/** Sent to GraphQL alone, for logins. It authorizes nothing. */
export function deviceCookie(token: string, { isSecure }: { readonly isSecure: boolean }): string {
  return `${name}=${token}; Path=/graphql; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}
