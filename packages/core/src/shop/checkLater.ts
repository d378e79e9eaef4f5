import type { AnyEffectCapability } from "../capability/EffectCapability.ts";

/**
 * Checks the capability of `shop.open` at run time, for callers without types and for what only a running shop knows. Throws a
 * TypeError that explains the fix.
 */
export const checkLater = (
  { name, needs = [], provides, observer, transport }: AnyEffectCapability,
  {
    open,
    endpoint,
  }: { readonly open: ReadonlyArray<AnyEffectCapability>; readonly endpoint: string | URL | undefined },
) => {
  const refuse = (reason: string) => {
    throw new TypeError(`shop.open: the capability "${name}" ${reason}`);
  };
  const isOpen = (wanted: string) => open.some((each) => each.name === wanted);
  if (isOpen(name)) refuse("has the name of another capability that is already open");
  for (const need of needs) {
    if (!isOpen(need)) refuse(`needs "${need}": open it first, or pass it to createShop`);
  }
  if (provides ?? observer) refuse("is used by other capabilities from the start: pass it to createShop");
  if (transport && endpoint === undefined) refuse("is of the GraphQL backend: pass its endpoint to createShop");
  const user = open.find(({ uses = [] }) => uses.includes(name));
  if (user !== undefined) refuse(`is used by "${user.name}", which is open: open it before, or pass it to createShop`);
};
