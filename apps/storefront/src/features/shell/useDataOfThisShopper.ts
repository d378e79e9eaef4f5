import { useSession } from "@kamra/react";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router-dom";
import { dropDrafts } from "../form/draft.ts";

/**
 * Loads the page's data anew when somebody comes in or leaves, here or in another tab: pages of the profile send a guest to
 * the login, and the login leads back. What a leaving shopper has typed goes with them.
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
