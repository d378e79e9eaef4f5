/** The options of a cookie. */
export interface CookieOptions {
  /** Without it, the cookie lasts until the browser is closed. */
  readonly maxAgeSeconds?: number;
}

/** The shop's cookies: in the browser, in a request and its response, or in memory. */
export interface CookieJar {
  get(name: string): string | null;
  set(name: string, value: string, options?: CookieOptions): void;
  remove(name: string): void;
}
