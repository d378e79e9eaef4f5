import type { PricedCart } from "../cart/PricedCart.ts";
import type { OrderAmounts } from "../database/tables/OrderTables.ts";
import type { Context } from "../graphql/Context.ts";
import { purchaseLine } from "../mail/purchaseLine.ts";
import { queueMail } from "../mail/queueMail.ts";
import type { OrderDecision } from "./decideOrder.ts";
import { timesOf } from "./newOrder.ts";

interface Confirmation extends Pick<Context, "db" | "now"> {
  readonly cart: PricedCart;
  readonly decision: OrderDecision;
  readonly amounts: OrderAmounts;
  readonly to: { readonly email: string; readonly userId: string | null; readonly name: string };
}

/** Queues the mail that confirms an order. Call it in the transaction that places it. */
export async function confirmOrder(
  { id, transactionId }: { readonly id: number; readonly transactionId: string },
  { db, now, cart, decision: { slot, shipping, payment }, amounts, to }: Confirmation,
): Promise<void> {
  const lines = cart.lines.map(({ product, quantity, alternative_quantity, total }) => ({
    ...purchaseLine({
      name: product.name,
      piece: quantity,
      unit: product.default_quantity_name,
      alternative: { piece: alternative_quantity, unit: product.alternative_quantity_name },
    }),
    total,
  }));
  const data = {
    name: to.name,
    orderId: String(id),
    transactionId,
    lines,
    amounts,
    shipping: shipping.method.name,
    payment: payment.method.name,
    timeSlot: timesOf(slot),
  };
  await queueMail(db, { to: to.email, userId: to.userId, kind: "orderConfirmation", data, now });
}
