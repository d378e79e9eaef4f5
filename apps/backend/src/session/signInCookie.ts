const name = "signin";
const maxAge = 5 * 60;

/** The secret that binds a sign-in to the browser, from a `Cookie` header; `null` without one. */
export function signInBrowserOf(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? "")?.[1] ?? null;
}

/** For the browser that returns from a provider. It is worthless without the token. */
export function signInCookie(browser: string, { isSecure }: { readonly isSecure: boolean }): string {
  return `${name}=${browser}; Path=/graphql; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}
