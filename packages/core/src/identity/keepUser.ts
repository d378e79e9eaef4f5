import { keepSame } from "../kernel/keepSame.ts";
import type { User } from "./User.ts";

/** The next user, with each unchanged part being the former object. */
export function keepUser(previous: User | null, next: User): User {
  if (previous === null) return next;
  const { shippingAddresses, billingAddresses, savedCards } = previous;
  return keepSame(previous, {
    ...next,
    shippingAddresses: keepSame(shippingAddresses, next.shippingAddresses),
    billingAddresses: keepSame(billingAddresses, next.billingAddresses),
    savedCards: keepSame(savedCards, next.savedCards),
  });
}
