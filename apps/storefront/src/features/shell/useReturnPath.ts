import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { paths } from "../paths/paths.ts";

const waysIn = [paths.login, paths.registration, paths.forgottenPassword, paths.goodid, "/token-login"];

const isWayIn = (pathname: string) => waysIn.some((path) => `${pathname}/`.startsWith(`${path}/`));

/**
 * Remembers the shopper's page before login, or the one named by the address.
 * @rule SESS-7
 */
export function useReturnPath(): void {
  const { session } = useStorefrontShop();
  const { pathname, search } = useLocation();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isWayIn(pathname)) {
      last.current = pathname + search;
      return;
    }
    const path = new URLSearchParams(search).get("vissza") ?? last.current;
    last.current = null;
    if (path !== null) session.rememberPath(path);
  }, [session, pathname, search]);
}
