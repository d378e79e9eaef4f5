import { budapestDay } from "@kamra/core/product";
import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { ensureTimeSlots } from "../delivery/ensureTimeSlots.ts";
import { findTimeSlots, type TimeSlotRow } from "../delivery/findTimeSlots.ts";
import { OrderStatusCode } from "../generated/types.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import { canBecome, isStatusOf } from "../order/canBecome.ts";
import type { OrderRow } from "../database/tables/OrderRow.ts";
import type { UserBillingAddressTable } from "../database/tables/UserTables.ts";
import { kindOfPayment } from "../payment/kindOfPayment.ts";
import { providerFor } from "../payment/providerFor.ts";
import { readWishes, type Wish } from "./readWishes.ts";

const shownOrders = 30;
const shownAddresses = 30;
const shownWishes = 30;
const shownDays = 2;

/** An order and its manual transitions. */
export interface MovableOrder {
  readonly order: OrderRow;
  readonly next: ReadonlyArray<OrderStatusCode>;
}

/** A billing address that bank transfer can be granted to. */
export type Payer = Pick<
  Selectable<UserBillingAddressTable>,
  "id" | "name" | "city" | "vat_number" | "bank_transfer_enabled"
> & { readonly email: string };

/** The orders, time slots and clock to advance. */
export interface Operations {
  /** The newest first. */
  readonly orders: ReadonlyArray<MovableOrder>;
  /** Today's and tomorrow's, the earliest first. */
  readonly slots: ReadonlyArray<TimeSlotRow>;
  /** The newest first. */
  readonly payers: ReadonlyArray<Payer>;
  /** What shoppers asked the shop to sell, the most wanted first. */
  readonly wishes: ReadonlyArray<Wish>;
}

/** The provider decides about a card payment, on its simulator's page. */
export function nextStatuses({
  status,
  payment_method_id: methodId,
  shipping_method_id: shippingId,
}: Pick<OrderRow, "payment_method_id" | "shipping_method_id" | "status">): ReadonlyArray<OrderStatusCode> {
  const isByCard = providerFor(kindOfPayment(methodId)) !== null;
  return Object.values(OrderStatusCode).filter(
    (next) =>
      canBecome(status, next) &&
      isStatusOf(next, { kind: kindOfShipping(shippingId) }) &&
      !(isByCard && next.startsWith("PAYMENT_")),
  );
}

export async function readOperations(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<Operations> {
  await ensureTimeSlots(db, { now });
  const orders = await db.selectFrom("orders").orderBy("created_at", "desc").limit(shownOrders).selectAll().execute();
  const today = sql`${budapestDay(now)}::date`;
  const where = sql<boolean>`slot.range_date >= ${today} and slot.range_date < ${today} + ${shownDays}::integer and slot.visible_until > ${now.toISOString()}`;
  const slots = await findTimeSlots(db, { where, cartId: null, now });
  const payers = await db
    .selectFrom("user_billing_addresses as address")
    .innerJoin("users", "users.id", "address.user_id")
    .orderBy("address.number", "desc")
    .limit(shownAddresses)
    .select(["address.id", "address.name", "city", "vat_number", "bank_transfer_enabled", "users.email"])
    .execute();
  const wishes = await readWishes(db, { limit: shownWishes });
  return { orders: orders.map((order) => ({ order, next: nextStatuses(order) })), slots, payers, wishes };
}
