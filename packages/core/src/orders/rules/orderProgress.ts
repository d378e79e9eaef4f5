import { shippingTraits } from "../../shipping/shippingKinds.ts";
import type { Order } from "../model/Order.ts";
import { type OrderStage, stageOf } from "../model/orderStatuses.ts";

/** The steps of an order, in sequence: goods that are fetched are never under way. */
const stagesOf = (isFetched: boolean): ReadonlyArray<OrderStage> => [
  "placed",
  "preparing",
  isFetched ? "ready" : "underway",
  "delivered",
];

/** A stage, and whether and when the order got there. */
export interface OrderStageReached {
  readonly stage: OrderStage;
  readonly state: "done" | "current" | "ahead";
  /** When the order reached it; null for later stages, and for those without a record. */
  readonly at: string | null;
}

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
  shippingMethod,
}: {
  readonly shippingMethod?: Pick<Order["shippingMethod"], "kind">;
  readonly status: Pick<Order["status"], "code">;
  readonly createdAt: string;
  readonly events: ReadonlyArray<{ readonly status: Pick<Order["status"], "code">; readonly at: string }>;
}): ReadonlyArray<OrderStageReached> {
  const isFetched =
    shippingTraits({ kind: shippingMethod?.kind ?? null }).goesTo === "shop" || stageOf(status.code) === "ready";
  const stages = stagesOf(isFetched);
  const reached = new Map<OrderStage, string>([["placed", createdAt]]);
  for (const { status: each, at } of events) {
    const stage = stageOf(each.code);
    if (stage !== null && !reached.has(stage)) reached.set(stage, at);
  }
  // Stryker disable next-line StringLiteral: Every order has the stage of its creation: the last one that it reached is never missing.
  const current = stageOf(status.code) ?? [...reached.keys()].at(-1) ?? "placed";
  const line: ReadonlyArray<OrderStage> =
    current === "canceled" ? [...stages.filter((stage) => reached.has(stage)), "canceled"] : stages;
  const index = line.indexOf(current);
  return line.map((stage, at) => ({
    stage,
    state: at < index ? "done" : at === index ? "current" : "ahead",
    at: at > index ? null : (reached.get(stage) ?? null),
  }));
}
