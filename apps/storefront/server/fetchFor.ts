import type { Fetch } from "@kamra/core";

/** `fetch` on behalf of whoever asks for a page from this address, as a proxy says it: what they do counts as theirs. */
export const fetchFor =
  (fetch: Fetch, { address }: { readonly address: string }): Fetch =>
  (to, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", address);
    return fetch(to, { ...init, headers });
  };
