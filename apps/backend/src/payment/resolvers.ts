import type { Selectable } from "kysely";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";
import type { MutationStartPaymentArgs, OrderPayment, PaymentStatus } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { requireOrder } from "../order/requireOrder.ts";
import { canPay } from "./canPay.ts";
import { kindOfPayment } from "./kindOfPayment.ts";
import { payForOrder } from "./payForOrder.ts";
import { providerFor } from "./providerFor.ts";

function statusOf(
  { status: orderStatus }: OrderRow,
  payments: ReadonlyArray<Pick<Selectable<PaymentTable>, "status">>,
): PaymentStatus {
  const has = (wanted: PaymentStatus) => payments.some(({ status }) => status === wanted);
  const isCancelled = orderStatus === "CANCELED" || orderStatus === "MARKED_TO_CANCEL";
  if (has("TO_GIVE_BACK") || (isCancelled && has("RECEIVED"))) return "TO_GIVE_BACK";
  if (has("RECEIVED")) return "RECEIVED";
  return orderStatus === "PAYMENT_PENDING" ? "PENDING" : "REFUSED";
}

/**
 * The payment state of an order, from its attempts in order; `null` when there is nothing to pay, and when it is not paid by card,
 * unless money came by one.
 */
function encodeOrderPayment(
  order: OrderRow,
  payments: ReadonlyArray<Pick<Selectable<PaymentTable>, "status" | "refusal">>,
): OrderPayment | null {
  const hasCome = payments.some(({ status }) => status === "RECEIVED" || status === "TO_GIVE_BACK");
  const isByCard = providerFor(kindOfPayment(order.payment_method_id)) !== null;
  if (order.total_amount === 0 || (!isByCard && !hasCome)) return null;
  const status = statusOf(order, payments);
  const refusal = status === "REFUSED" ? (payments.at(-1)?.refusal ?? null) : null;
  return { status, refusal, can_retry: canPay(order) };
}

/**
 * Starts another payment for an order by card, or resumes the open attempt.
 *
 * Errors: Refusal NOT_FOUND; UNAUTHENTICATED for a guest by an id; ORDER_CLOSED when there is nothing to pay by card.
 */
async function startPayment(
  { save_card = false, ...name }: MutationStartPaymentArgs,
  context: Pick<Context, "browser" | "db" | "now" | "payments" | "user">,
): Promise<{ readonly order: OrderRow; readonly rewrite_url: string | null }> {
  const order = await requireOrder(name, context);
  if (!canPay(order))
    throw new Refusal("ORDER_CLOSED", { message: `There is nothing to pay by card: the order is ${order.status}` });
  const rewrite_url = await payForOrder(order.id, { ...context, savesCard: save_card });
  return { order: await requireOrder(name, context), rewrite_url };
}

export const paymentResolvers = {
  Mutation: {
    startPayment: (_root, args, context) => startPayment(args, context),
  },
  Order: {
    payment: async (order, _args, { batches }) => encodeOrderPayment(order, await batches.paymentsOf(order.id)),
  },
} satisfies Resolvers;
