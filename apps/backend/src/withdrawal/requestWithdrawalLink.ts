import { canonicalEmail, fieldKinds } from "@kamra/core/form";
import { toRowId } from "../database/toRowId.ts";
import type { MutationRequestWithdrawalLinkArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { queueMail } from "../mail/queueMail.ts";
import { limitAttempts, mayMail } from "../session/limitAttempts.ts";

/**
 * Mails the link where a guest withdraws from an order to its e-mail address, if that is the given one; the caller cannot
 * tell.
 *
 * Errors: TooManyUses.
 *
 * @rule LAW-11
 */
export async function requestWithdrawalLink(
  { order_id, email }: MutationRequestWithdrawalLinkArgs,
  context: Pick<Context, "db" | "now" | "network" | "limits">,
): Promise<boolean> {
  const { db, now } = context;
  await limitAttempts(context, { action: "withdrawalLink", email });
  const [id, mailbox] = [
    toRowId(fieldKinds.orderNumber(order_id).value),
    canonicalEmail(fieldKinds.email(email).value),
  ];
  if (id === null || mailbox === null) return true;
  const order = await db
    .selectFrom("orders")
    .where("id", "=", id)
    .where("canonical_email", "=", mailbox)
    .select(["contact_name", "contact_email", "user_id", "transaction_id"])
    .executeTakeFirst();
  if (order === undefined || order.contact_email === null) return true;
  if (!(await mayMail(context, { action: "withdrawalLink", email, about: String(id) }))) return true;
  const { contact_name: name, contact_email: to, user_id: userId, transaction_id: transactionId } = order;
  const data = { name: name ?? "", orderId: String(id), transactionId };
  await queueMail(db, { to, userId, kind: "withdrawalLink", data, now });
  return true;
}
