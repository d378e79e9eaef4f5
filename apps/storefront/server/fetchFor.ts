import type { Fetch } from "@kamra/core";

export interface Visitor {
  readonly address: string;
  /** Of the page's own `Cookie` header. */
  readonly cookie: string | undefined;
  /** The shop's. */
  readonly origin: string;
}

/**
 * `fetch` for a page's client. It adds the client's address, as a proxy does, so that limits apply to it, and their
 * cookies.
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
