interface CookieAttributes {
  /** When absent, the cookie lasts until the browser closes. */
  readonly maxAgeSeconds?: number | undefined;
  readonly isSecure: boolean;
}

/**
 * The text of a cookie for `Set-Cookie` and `document.cookie`; the value is percent-encoded.
 *
 * @example cookieText("cart", "a b", { isSecure: false }) // => "cart=a%20b; Path=/; SameSite=Lax"
 */
export function cookieText(name: string, value: string, { maxAgeSeconds, isSecure }: CookieAttributes): string {
  const lifetime = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}${lifetime}`;
}
