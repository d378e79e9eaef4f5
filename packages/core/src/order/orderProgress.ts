import type { Order, orderStatusCodes } from "./Order.ts";

/** What an order goes through, in the order in which it does. */
const stages = ["placed", "preparing", "underway", "delivered"] as const;

/** A stage of an order, or its end before all of them. */
export type OrderStage = (typeof stages)[number] | "canceled";

/** A stage, and whether and when the order got there. */
export interface OrderStageReached {
  readonly stage: OrderStage;
  readonly state: "done" | "current" | "ahead";
  /** When the order got there; null for what is ahead, and for what it passed without a trace. */
  readonly at: string | null;
}

/** The stage that each status belongs to. */
const stageOf: Readonly<Record<(typeof orderStatusCodes)[number], OrderStage>> = {
  PENDING: "placed",
  PAYMENT_PENDING: "placed",
  PAYMENT_REFUSED: "placed",
  PAYMENT_RECEIVED: "placed",
  ACCEPTED: "placed",
  PROCESSING: "preparing",
  INVOICED: "preparing",
  KAMRA_SHIPPED: "underway",
  MPL_SHIPPED: "underway",
  GPOINT_SHIPPED: "underway",
  COMPLETE: "delivered",
  MARKED_TO_CANCEL: "canceled",
  CANCELED: "canceled",
};

const isKnown = (code: string): code is keyof typeof stageOf => Object.hasOwn(stageOf, code);

/**
 * How far an order has got, as a line of stages with their times. A cancelled order has the stages that it reached, and
 * its end. A status that this version does not know changes nothing.
 *
 * @example orderProgress({ status: { code: "PROCESSING" }, createdAt: "2026-11-21T10:00:00Z", events: [] }).map(({ state }) => state) // => ["done", "current", "ahead", "ahead"]
 */
export function orderProgress({
  status,
  createdAt,
  events,
}: {
  readonly status: Pick<Order["status"], "code">;
  readonly createdAt: string;
  readonly events: ReadonlyArray<{ readonly status: Pick<Order["status"], "code">; readonly at: string }>;
}): ReadonlyArray<OrderStageReached> {
  const reached = new Map<OrderStage, string>([["placed", createdAt]]);
  for (const { status: each, at } of events) {
    const stage = isKnown(each.code) ? stageOf[each.code] : null;
    if (stage !== null && !reached.has(stage)) reached.set(stage, at);
  }
  const current = (isKnown(status.code) ? stageOf[status.code] : null) ?? [...reached.keys()].at(-1) ?? "placed";
  const line: ReadonlyArray<OrderStage> =
    current === "canceled"
      ? [...stages.filter((stage) => reached.has(stage)), "canceled"]
      : stages.map((stage) => stage);
  const index = line.indexOf(current);
  return line.map((stage, at) => ({
    stage,
    state: at < index ? "done" : at === index ? "current" : "ahead",
    at: at > index ? null : (reached.get(stage) ?? null),
  }));
}
