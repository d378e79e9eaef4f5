import type { Context } from "../graphql/Context.ts";
import { confirmPassword } from "../session/confirmPassword.ts";
import { forgetAttempts } from "../session/limitAttempts.ts";
import { forgetSubscriber } from "../newsletter/forgetSubscriber.ts";
import { forgetCards } from "../payment/forgetCards.ts";
import { forgetOrders } from "../order/forgetOrders.ts";
import { changeOwn } from "./changeOwn.ts";
import { provenEmail } from "./provenEmail.ts";

/**
 * Deletes the caller's account and everything that belongs to it. Orders stay without the person; for a proved address,
 * its invitations and newsletter subscription are deleted too.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; VALIDATION_FAILED for `current_password`.
 */
export async function deleteAccount(
  { current_password }: { readonly current_password: string },
  context: Context,
): Promise<boolean> {
  await confirmPassword(current_password, context);
  await changeOwn(context, async ({ db, user, now }) => {
    await db.deleteFrom("shopping_list_shares").where("canonical_email", "=", provenEmail(user)).execute();
    await forgetSubscriber(db, (eb) => eb("canonical_email", "=", provenEmail(user)));
    await forgetOrders({ db, user });
    await forgetCards(db, { which: (eb) => eb("user_id", "=", user.id), now });
    await forgetAttempts(db, { userId: user.id });
    await db.deleteFrom("users").where("id", "=", user.id).execute();
  });
  return true;
}
