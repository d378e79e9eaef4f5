import { canonicalEmail } from "@kamra/core/form";
import type { User } from "../graphql/User.ts";

/** Who would use a coupon: an account, and the mailboxes of the account and of the order's contact person. */
export interface Buyer {
  readonly userId: string | null;
  readonly mailboxes: ReadonlyArray<string>;
}

/** `contactEmail` is `null` while it must not be told what its mailbox has bought. */
export function buyerOf(user: User | null, { contactEmail }: { readonly contactEmail: string | null }): Buyer {
  const mailboxes = [user?.email ?? null, contactEmail].map((email) => email && canonicalEmail(email));
  return { userId: user?.id ?? null, mailboxes: mailboxes.filter((mailbox) => mailbox !== null) };
}
