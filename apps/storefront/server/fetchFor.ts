import type { Fetch } from "@kamra/core";

export interface Visitor {
  readonly address: string;
  /** Of the page's own `Cookie` header. */
  readonly cookie: string | undefined;
  /** The shop's. */
  readonly origin: string;
}

/**
 * `fetch` for the client of a page: with their address, as a proxy adds it, so that limits count theirs, and with their
 * cookies, as a browser would.
 */
export const fetchFor =
  (fetch: Fetch, { address, cookie, origin }: Visitor): Fetch =>
  (to, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", address);
    headers.set("origin", origin);
    if (cookie !== undefined) headers.set("cookie", cookie);
    return fetch(to, { ...init, headers });
  };
