/** The token that a request carries. */
export const bearer = (init: RequestInit = {}): string | null =>
  new Headers(init.headers).get("authorization")?.slice("Bearer ".length) ?? null;
