interface CookieAttributes {
  /** Absent: until the browser closes. */
  readonly maxAgeSeconds?: number | undefined;
  readonly isSecure: boolean;
}

/**
 * A cookie of the shop as `Set-Cookie` and `document.cookie` take it; the value is percent-encoded.
 *
 * @example cookieText("cart", "a b", { isSecure: false }) // => "cart=a%20b; Path=/; SameSite=Lax"
 */
export function cookieText(name: string, value: string, { maxAgeSeconds, isSecure }: CookieAttributes): string {
  const lifetime = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}${lifetime}`;
}
