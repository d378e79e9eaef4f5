import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStuck } from "./useStuck.ts";

/** The header's place in the page, with `data-stuck` while the header sticks. */
export const useStuckPlace = (): RefObject<HTMLElement | null> => {
  const place = useRef<HTMLElement>(null);
  const isStuck = useStuck();

  // A sticky header leaves the page's flow. Its place keeps its height, or everything below would jump.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || !isStuck) return;
    element.style.setProperty("height", `${element.offsetHeight}px`);
    element.setAttribute("data-stuck", "");
    return () => {
      element.style.removeProperty("height");
      element.removeAttribute("data-stuck");
    };
  }, [isStuck]);

  return place;
};
