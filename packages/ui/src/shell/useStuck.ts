import { breakpoints, nextStuck } from "@kamra/core/navigation";
import { useEffect, useState } from "react";

/**
 * Whether the header sticks, as the page is scrolled now. Not on the server, nor before the first scroll.
 *
 * @rule NAV-3
 * @rule NAV-4
 */
export const useStuck = (): boolean => {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const mobile = window.matchMedia(`(max-width: ${breakpoints.mobile}px)`);
    const follow = () => setIsStuck((was) => nextStuck(was, { scrollY: window.scrollY, isMobile: mobile.matches }));
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    mobile.addEventListener("change", follow);
    return () => {
      window.removeEventListener("scroll", follow);
      mobile.removeEventListener("change", follow);
    };
  }, []);
  return isStuck;
};
