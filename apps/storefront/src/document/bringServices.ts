import { tolerate } from "../browser/toleratedFailures.ts";
import { idle } from "../browser/idle.ts";

const signs = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"];

/**
 * Loads the shop's services when the browser is idle, or at the first use of pointer, touch or keyboard. After a
 * failure, the next press that needs them tries again.
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
