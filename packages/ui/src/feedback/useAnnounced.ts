import { useEffect } from "react";
import styles from "../styles/VisuallyHidden.module.css";

let region: HTMLElement | null = null;

/** Created before its first message: some screen readers miss a region that appears together with its text. */
function regionOfPage(): HTMLElement {
  if (region?.isConnected === true) return region;
  region = document.createElement("div");
  region.setAttribute("role", "status");
  region.className = styles.hidden ?? "";
  document.body.append(region);
  return region;
}

/**
 * Announces the message to screen readers when it changes. All products of a page share one region; "" announces
 * nothing.
 */
export function useAnnounced(message: string): void {
  useEffect(() => {
    const place = regionOfPage();
    if (message === "") return;
    place.textContent = message;
    return () => {
      if (place.textContent === message) place.textContent = "";
    };
  }, [message]);
}
