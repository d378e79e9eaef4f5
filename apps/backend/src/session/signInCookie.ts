const name = "signin";
const maxAge = 5 * 60;

/** What ties a sign-in's token to the browser, as a `Cookie` header carries it; `null` when it carries none. */
export function signInBrowserOf(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`).exec(cookies ?? "")?.[1] ?? null;
}

/** For the browser that comes back from a provider. Without the token, it lets nobody in. */
export function signInCookie(browser: string, { isSecure }: { readonly isSecure: boolean }): string {
  return `${name}=${browser}; Path=/graphql; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}
