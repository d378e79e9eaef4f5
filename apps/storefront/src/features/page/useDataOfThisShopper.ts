import { useSession } from "@kamra/react";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { dropDrafts } from "@kamra/react";

/**
 * Reloads the page's data after a login or logout, here or in another tab: profile pages redirect a guest to the login,
 * and the login back. A logout deletes drafts.
 *
 * @rule SESS-4, SESS-6
 */
export function useDataOfThisShopper(): void {
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const { revalidate } = useRevalidator();
  const was = useRef(isLoggedIn);
  useEffect(() => {
    if (was.current === isLoggedIn) return;
    was.current = isLoggedIn;
    if (!isLoggedIn) dropDrafts(() => window.sessionStorage);
    void revalidate();
  }, [isLoggedIn, revalidate]);
}
