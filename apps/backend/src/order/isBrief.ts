import type { OrderParent } from "../graphql/parents/OrderParent.ts";
import type { Context } from "../graphql/Context.ts";
import { isClosed } from "./canBecome.ts";
import { isWithdrawable } from "./isWithdrawable.ts";

/** Milliseconds: thirty days. */
const oldAfter = 30 * 24 * 60 * 60_000;

/**
 * Whether the caller may see only how far an order has got and what it cost: its link is old, and stands in mails and
 * histories. Its owner sees all of it, and so does who knows its e-mail address; and everybody does while it is open, or
 * can be withdrawn from.
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
