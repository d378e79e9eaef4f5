import { checkoutFlows } from "../model/checkoutFlows.ts";
import { checkoutPaths, type CheckoutStep } from "../model/checkoutPaths.ts";

/**
 * The step of a path, in any spelling that routers accept; `null` for any other page.
 *
 * @rule CHK-5
 * @example checkoutStepAt("/megrendeles/osszesites/") // => "summary"
 * @example checkoutStepAt("/kosar?lap=2") // => "cart"
 * @example checkoutStepAt("/megrendeles/statusz") // => null
 */
export function checkoutStepAt(path: string): CheckoutStep | null {
  const plain = path.toLowerCase().replace(/\/*([?#].*)?$/s, "");
  const { normal, express } = checkoutFlows;
  return [...normal, ...express].find((step) => checkoutPaths[step] === plain) ?? null;
}
