import type { Grams, Huf } from "../../product/amounts.ts";

/** The courier's time, in the shop's time zone. */
export interface TimeRange {
  /** `2026-11-21` */
  readonly day: string;
  /** `08:00` */
  readonly from: string;
  readonly to: string;
}

/** A time range of the courier, with its number of places. */
export interface TimeSlot extends TimeRange {
  readonly id: string;
  readonly timeRangeId: string;
  /** The courier's sector. */
  readonly sector: {
    readonly id: string;
    readonly name: string;
  };
  readonly orderLimit: number | null;
  /** The maximum weight of a cart. */
  readonly weightLimit: Grams | null;
  readonly price: Huf;
  readonly visibleUntil: string | null;
  /** The end of the reservation for the shopper's cart. */
  readonly heldUntil: string | null;
  readonly status: "ACTIVE" | "FULL" | "INACTIVE" | (string & {});
}
