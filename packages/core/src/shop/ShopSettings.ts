import type { ProductId } from "../product/Product.ts";

/**
 * The figures of the shop, all overridable.
 *
 * @rule CONST-1
 */
export interface ShopSettings {
  /** How long one attempt of a request may take. */
  readonly timeoutMs: number;
  /** The wait before the first retry after a network failure; it doubles (NET-2). */
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
  /** Of one request, the first one among them. */
  readonly attempts: number;
  /** How long pending changes wait for the network before they are tried again, if nothing says that it is back. */
  readonly reconnectMs: number;
  readonly noticeMs: number;
  readonly cartErrorMs: number;
  /** Products in a page of a list. */
  readonly pageSize: number;
  /** The most of a product that one cart may hold, in default units (QTY-7). */
  readonly purchaseLimits: Readonly<Record<ProductId, number>>;
  readonly tokenCookie: string;
  readonly cartCookie: string;
  readonly cartCookieSeconds: number;
  readonly deliveryCookie: string;
  readonly deliveryCookieSeconds: number;
}

const day = 24 * 60 * 60;

export const defaultSettings: ShopSettings = {
  timeoutMs: 15_000,
  firstRetryMs: 300,
  longestRetryMs: 5_000,
  attempts: 4,
  reconnectMs: 15_000,
  noticeMs: 5_000,
  cartErrorMs: 10_000,
  pageSize: 48,
  purchaseLimits: {},
  tokenCookie: "token",
  cartCookie: "cart_id",
  cartCookieSeconds: 90 * day,
  deliveryCookie: "delivery_address",
  deliveryCookieSeconds: 365 * day,
};
