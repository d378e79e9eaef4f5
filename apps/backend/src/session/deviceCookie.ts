const name = "device";
const maxAge = 365 * 24 * 60 * 60;

/** The token of the device that a `Cookie` header carries; `null` when it carries none. */
export function deviceTokenOf(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? "")?.[1] ?? null;
}

/** Sent to GraphQL alone, where people log in. It lets nobody in. */
export function deviceCookie(token: string, { isSecure }: { readonly isSecure: boolean }): string {
  return `${name}=${token}; Path=/graphql; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}
