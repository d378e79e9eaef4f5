import { keepSame } from "../shop/keepSame.ts";
import type { User } from "./User.ts";

/** The next user, with each part that says the same as the previous one's being that very part. */
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
