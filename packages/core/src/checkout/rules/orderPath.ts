/**
 * Where the shopper goes when an order has been placed: to pay, else to its status.
 *
 * @rule ORDER-1
 * @example orderPath({ payAt: "https://bank.example/1", transactionId: "t", orderId: "7" }) // => "https://bank.example/1"
 * @example orderPath({ payAt: null, transactionId: "t", orderId: "7" }) // => "/megrendeles/statusz/t"
 * @example orderPath({ payAt: null, transactionId: null, orderId: "7" }) // => "/megrendeles/statusz/sikeres/7"
 */
export function orderPath({
  payAt,
  transactionId,
  orderId,
}: {
  readonly payAt: string | null;
  readonly transactionId: string | null;
  readonly orderId: string;
}): string {
  return payAt ?? `/megrendeles/statusz/${transactionId === null ? `sikeres/${orderId}` : transactionId}`;
}
