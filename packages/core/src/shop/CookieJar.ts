/** How a cookie is to be kept. */
export interface CookieOptions {
  /** Without it the cookie ends with the browser's session. */
  readonly maxAgeSeconds?: number;
}

/** Where the shop keeps its few cookies: the browser's, a request's and its answer's, or memory. */
export interface CookieJar {
  get(name: string): string | null;
  set(name: string, value: string, options?: CookieOptions): void;
  remove(name: string): void;
}
