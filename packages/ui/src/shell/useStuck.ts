import { nextStuck } from "@kamra/core/navigation";
import { useEffect, useState } from "react";
import { useSettings } from "../settings/SettingsProvider.tsx";

/**
 * Whether the header sticks, as the page is scrolled now. Not on the server, nor before the first scroll.
 *
 * @rule NAV-3
 * @rule NAV-4
 */
export const useStuck = (): boolean => {
  const { screens, stickyHeader } = useSettings();
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const mobile = window.matchMedia(`(max-width: ${screens.mobile}px)`);
    const follow = () =>
      setIsStuck((was) =>
        nextStuck(was, { scrollY: window.scrollY, ...(mobile.matches ? stickyHeader.mobile : stickyHeader.other) }),
      );
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    mobile.addEventListener("change", follow);
    return () => {
      window.removeEventListener("scroll", follow);
      mobile.removeEventListener("change", follow);
    };
  }, [screens, stickyHeader]);
  return isStuck;
};
