import { paths } from "./paths.ts";

/** The address of an order in its shopper's history. */
export const orderPath = (orderId: string): `${typeof paths.orders}/${string}` => `${paths.orders}/${orderId}`;

/** The address of an order, authorized by the mailed link. */
export const orderByLinkPath = (transactionId: string): `/megrendeles/statusz/${string}` =>
  `/megrendeles/statusz/${transactionId}`;

/** The address where a user withdraws from an order of theirs. */
export const ownWithdrawalPath = (orderId: string): `${typeof paths.withdrawal}/sajat/${string}` =>
  `${paths.withdrawal}/sajat/${orderId}`;
