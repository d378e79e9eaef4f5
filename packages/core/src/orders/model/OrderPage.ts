import type { Order } from "./Order.ts";

/** A page of the orders of an account, the newest first. */
export interface OrderPage {
  readonly orders: ReadonlyArray<Order>;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly lastPage: number;
  readonly total: number;
}
