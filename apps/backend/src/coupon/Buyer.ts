import { canonicalEmail } from "@kamra/core/form";
import type { User } from "../graphql/User.ts";

/** The user of a coupon: an account, and the mailboxes of the account and of the order's contact person. */
export interface Buyer {
  readonly userId: string | null;
  readonly mailboxes: ReadonlyArray<string>;
}

/** `contactEmail` is `null` while the result must not reveal the mailbox's purchases. */
export function buyerOf(user: User | null, { contactEmail }: { readonly contactEmail: string | null }): Buyer {
  const mailboxes = [user?.email ?? null, contactEmail].map((email) => email && canonicalEmail(email));
  return { userId: user?.id ?? null, mailboxes: mailboxes.filter((mailbox) => mailbox !== null) };
}
