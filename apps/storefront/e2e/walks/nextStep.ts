import type { View } from "./lookAt.ts";
import type { Action } from "./Walk.ts";
import type { Walker } from "./Walker.ts";

/** Whether the shopper was thanked, or led to the bank, whose simulator refuses the proxied requests of walks. */
export const isPlaced = ({ heading, path }: View): boolean =>
  path.startsWith("/simulator/") || /^(Köszönjük a megrendelésedet|Már csak a fizetés van hátra)$/.test(heading);

/** What is tried on a page before it is a dead end. */
const most = { press: 2, goOn: 4 };

/**
 * The next step of a shopper who only wants to buy: a control that solves a complaint, else the form, then its button.
 * Null when everything was tried.
 */
export async function nextStep(
  walker: Walker,
  { view, tried }: { readonly view: View; readonly tried: string[] },
): Promise<Action | null> {
  const takes = (name: string, times: number): boolean => {
    const key = `${view.heading}: ${name}`;
    if (tried.filter((each) => each === key).length >= times) return false;
    tried.push(key);
    return true;
  };
  if (view.items === 0) return { does: "adds", good: "rice", agrees: true };
  for (const name of await walker.offered()) if (takes(name, most.press)) return { does: "presses", name };
  const goesOn = await walker.button(/^Tovább /).isVisible();
  const orders = await walker.button(/^Fizetési kötelezettséggel/).isVisible();
  if (!goesOn && !orders) return takes("to the cart", 1) ? { does: "opens", page: "cart", agrees: true } : null;
  const isFilled = tried.at(-1) === `${view.heading}: the form`;
  if (!isFilled) return takes("the form", most.goOn) ? { does: "fills the form" } : null;
  tried.push(`${view.heading}: its button`);
  return orders ? { does: "orders" } : { does: "goes on", agrees: true };
}
