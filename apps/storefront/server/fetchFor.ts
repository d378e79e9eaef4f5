import type { Fetch } from "@kamra/core";

interface Visitor {
  readonly address: string;
  /** Of the page's own `Cookie` header. */
  readonly cookie: string | undefined;
  /** The shop's. */
  readonly origin: string;
}

/**
 * `fetch` on behalf of whoever asks for a page: from their address, as a proxy says it, so that what they do counts as theirs, and with
 * their cookies, as a page of the shop's would.
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
