import type { Environment } from "../kernel/ShopEnvironment.ts";
import { makeStore } from "../kernel/makeStore.ts";
import type { Identified } from "./Identity.ts";

/** A cookie's text as a token; null if an `Authorization` header cannot carry it. */
const tokenOf = (text: string | null): string | null => (text !== null && /^[\w.~+/-]+=*$/.test(text) ? text : null);

/** The token in the cookie, which another tab may change. */
export const storedToken = ({ cookies, session }: Pick<Environment, "cookies" | "session">): string | null =>
  tokenOf(cookies.get(session.cookie));

/** The page's identity at its start: the snapshot's shopper, unless the cookie has another token. */
export function identifiedStore(beginning: Pick<Environment, "cookies" | "session" | "snapshot">) {
  const shipped = beginning.snapshot?.session;
  const isLoggedIn = storedToken(beginning) !== null;
  return makeStore<Identified>(
    shipped?.isLoggedIn === isLoggedIn ? shipped : { isLoggedIn, user: null, lastUpdated: null },
    { server: shipped },
  );
}
