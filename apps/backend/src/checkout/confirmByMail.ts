import { invoiceLines, type VatOfRate, vatByRate } from "@kamra/core/orders";
import { huf } from "@kamra/core/product";
import type { Selectable } from "kysely";
import type { OrderConfirmation } from "../database/tables/OrderMails.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { OrderAmounts, OrderProductTable } from "../database/tables/OrderTables.ts";
import type { Context } from "../graphql/Context.ts";
import { purchaseLine } from "../mail/purchaseLine.ts";
import { holdOrder } from "../order/holdOrder.ts";
import { loadOrderProducts } from "../order/loadOrderParts.ts";
import { addressLine, openOrderMail } from "../order/openOrderMail.ts";
import { tellShopper } from "../order/tellChange.ts";
import type { Confirmation } from "./unproven.ts";

interface Confirmed extends Pick<Context, "db" | "now"> {
  /** What the order waits for; nothing by default. */
  readonly confirmation?: Confirmation | null;
  /** The order is paid in another way than before. */
  readonly isPaidOtherwise?: boolean;
}

type Line = Selectable<OrderProductTable>;

/** The article of the shop's terms. */
const termsKey = "aszf";

const linesOf = (lines: ReadonlyArray<Line>): OrderConfirmation["lines"] =>
  lines.map(({ name, quantity, quantity_name: unit, alternative_quantity: piece, total, discount, ...line }) => ({
    ...purchaseLine({ name, piece: quantity, unit, alternative: { piece, unit: line.alternative_quantity_name } }),
    total,
    ...(discount !== 0 && { paid: total + discount }),
  }));

const vatOf = (order: OrderRow, lines: ReadonlyArray<Line>): VatOfRate[] =>
  vatByRate(
    invoiceLines({
      lines: lines.map(({ total, discount, deposit, vat, vat_amount }) => ({
        paid: huf(total + discount),
        deposit: huf(deposit),
        vatPercent: vat,
        vat: huf(vat_amount),
      })),
      fees: order.fees.map(({ kind, vat, amount, vat_amount }) => ({
        kind,
        vatPercent: vat,
        amount: huf(amount),
        vat: huf(vat_amount),
      })),
      amounts: { deposit: huf(order.deposit_amount), donation: huf(order.donation_amount) },
    }),
  );

const amountsOf = (order: OrderRow): OrderAmounts => ({
  goods_amount: order.goods_amount,
  deposit_amount: order.deposit_amount,
  discount_amount: order.discount_amount,
  delivery_amount: order.delivery_amount,
  cash_on_delivery_amount: order.cash_on_delivery_amount,
  boxing_amount: order.boxing_amount,
  donation_amount: order.donation_amount,
  total_amount: order.total_amount,
});

/**
 * Queues the mail that confirms an order, with everything that the law requires on a durable medium. Call it in the
 * transaction that places it, or that changes how it is paid.
 */
export async function confirmByMail(
  orderId: number,
  { db, now, confirmation = null, isPaidOtherwise = false }: Confirmed,
): Promise<void> {
  const order = await holdOrder(db, orderId);
  if (order.contact_email === null) return;
  const lines = (await loadOrderProducts(db, [orderId])).get(orderId) ?? [];
  const { billing_address: billing } = order;
  const terms = await db.selectFrom("articles").where("url_key", "=", termsKey).select("content").executeTakeFirst();
  const data = {
    ...(await openOrderMail(db, order)),
    lines: linesOf(lines),
    amounts: amountsOf(order),
    vat: vatOf(order, lines),
    shipping: order.shipping_method_name,
    payment: order.payment_method_name,
    contact: { email: order.contact_email, telephone: order.contact_telephone },
    billing: billing && {
      name: billing.name,
      address: addressLine(billing),
      vatNumber: billing.vat_number,
    },
    at: order.created_at,
    cancellableUntil: order.cancellable_until,
    isToPay: order.status === "PAYMENT_PENDING",
    terms: terms?.content ?? null,
    confirm: confirmation,
    ...(isPaidOtherwise && { isPaidOtherwise }),
  };
  await tellShopper(db, { order, kind: "orderConfirmation", data, now });
}
