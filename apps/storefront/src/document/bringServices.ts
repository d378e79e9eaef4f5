import { tolerate } from "../browser/toleratedFailures.ts";
import { idle } from "../browser/idle.ts";

const signs = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"];

/**
 * Brings the shop's services when the browser is idle, or with the first sign that the shopper turns to the page, by pointer, touch or
 * key. A failure waits for the press that needs them.
 */
export function bringServices(
  bring: () => Promise<unknown>,
  { document, navigator }: Pick<Window, "document" | "navigator">,
): void {
  let isAsked = false;
  const bringOnce = () => {
    // A browser never asks again for a script that has failed.
    if (isAsked || !navigator.onLine) return;
    isAsked = true;
    for (const type of signs) document.removeEventListener(type, bringOnce);
    bring().catch(tolerate);
  };
  for (const type of signs) document.addEventListener(type, bringOnce, { passive: true });
  void idle().then(bringOnce);
}
