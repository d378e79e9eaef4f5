import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { toRowId } from "../database/toRowId.ts";
import { grantBankTransfer } from "../user/grantBankTransfer.ts";
import type { MovableClock } from "./movableClock.ts";
import { nextStatuses } from "./readOperations.ts";
import { operationTexts as texts } from "./text.hu.ts";

const minute = 60_000;

/** The longest single step of the clock. */
export const clockSteps = [
  ["15", 15 * minute],
  ["60", 60 * minute],
  ["1440", 24 * 60 * minute],
  ["10080", 7 * 24 * 60 * minute],
] as const;

interface OperationTools {
  readonly db: Kysely<DatabaseSchema>;
  readonly clock: MovableClock;
}

async function moveOrder(form: URLSearchParams, { db, clock }: OperationTools): Promise<string | null> {
  const id = toRowId(form.get("order") ?? "");
  const order =
    id === null ? undefined : await db.selectFrom("orders").where("id", "=", id).selectAll().executeTakeFirst();
  const status = order && nextStatuses(order).find((next) => next === form.get("status"));
  if (order === undefined || status === undefined) return null;
  try {
    await db
      .transaction()
      .execute((transaction) => changeOrderStatus(transaction, { orderId: order.id, status, now: clock.now() }));
  } catch (error) {
    // A concurrent change moved the clock.
    if (error instanceof Refusal) return null;
    throw error;
  }
  return texts.orderMoved(String(order.id), status);
}

async function changeSlot(form: URLSearchParams, { db, clock }: OperationTools): Promise<string | null> {
  const id = toRowId(form.get("slot") ?? "");
  const change = form.get("change");
  const changes = {
    close: { is_active: false },
    open: { is_active: true },
    expire: { visible_until: clock.now().toISOString() },
  };
  if (id === null || (change !== "close" && change !== "open" && change !== "expire")) return null;
  const changed = await db
    .updateTable("time_slots")
    .set(changes[change])
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return changed === undefined ? null : texts.slotChanged[change];
}

function moveClock(form: URLSearchParams, { clock }: OperationTools): string | null {
  const wanted = form.get("clock");
  if (wanted === "reset") {
    clock.reset();
    return texts.clockReset;
  }
  const step = clockSteps.find(([name]) => name === wanted);
  if (step === undefined) return null;
  clock.moveOn(step[1]);
  return texts.clockMoved;
}

async function changePayer(form: URLSearchParams, { db }: OperationTools): Promise<string | null> {
  const transfer = form.get("transfer");
  if (transfer !== "grant" && transfer !== "revoke") return null;
  const isGranted = transfer === "grant";
  const isThere = await grantBankTransfer(db, { addressId: form.get("billing") ?? "", isGranted });
  return isThere ? texts.transferChanged[transfer] : null;
}

/** Applies a form's change, and returns its result in words; `null` when it is not allowed. */
export async function changeOperation(form: URLSearchParams, tools: OperationTools): Promise<string | null> {
  if (form.has("order")) return await moveOrder(form, tools);
  if (form.has("billing")) return await changePayer(form, tools);
  return form.has("slot") ? await changeSlot(form, tools) : moveClock(form, tools);
}
