import type { OrderParent } from "../graphql/parents/OrderParent.ts";
import type { Context } from "../graphql/Context.ts";
import { isClosed } from "./canBecome.ts";
import { isWithdrawable } from "./isWithdrawable.ts";

/** Milliseconds: thirty days. */
const oldAfter = 30 * 24 * 60 * 60_000;

/**
 * Whether the caller may see only an order's status and cost, because its old link stands in mails and histories. Its
 * owner sees all of it, and so does a caller who knows its e-mail address. While it is open, each caller with the link
 * does. While it can be withdrawn from, its contact data are masked (`isMasked`).
 *
 * @rule LIMIT-4
 */
export function isBrief(order: OrderParent, { user, now }: Pick<Context, "user" | "now">): boolean {
  if (order.isShown === true || (user !== null && order.user_id === user.id)) return false;
  if (!isClosed(order.status) || isWithdrawable(order, { now })) return false;
  return Date.parse(order.created_at) + oldAfter <= now.getTime();
}

/** Reads a field of an order, or hides it. */
export const unlessBrief =
  <Args, Value, Hidden>(hidden: Hidden, read: (order: OrderParent, args: Args, context: Context) => Value) =>
  (order: OrderParent, args: Args, context: Context): Value | Hidden =>
    isBrief(order, context) ? hidden : read(order, args, context);
