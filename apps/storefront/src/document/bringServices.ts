const signs = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"];

/**
 * Brings the shop's services with the first sign that the shopper turns to the page, by pointer, touch or key. A failure waits for the press
 * that needs them.
 */
export function bringServices(
  shop: { readonly ready: () => Promise<unknown> },
  { document, navigator }: Pick<Window, "document" | "navigator">,
): void {
  const bring = () => {
    // A browser never asks again for a script that has failed.
    if (!navigator.onLine) return;
    for (const type of signs) document.removeEventListener(type, bring);
    shop.ready().catch(() => undefined);
  };
  for (const type of signs) document.addEventListener(type, bring, { passive: true });
}
