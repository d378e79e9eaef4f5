import { randomInt } from "node:crypto";
import type { Choice } from "./Choice.ts";

export interface Transaction {
  readonly transactionId: number;
  readonly orderRef: string;
  readonly currency: string;
  readonly url: string;
  /** Its registered card, if any. */
  readonly cardSecret: string | null;
  total: number;
  status: "CANCELLED" | "FINISHED" | "INPAYMENT" | "NOTAUTHORIZED" | "TIMEOUT";
}

/** A saved card, and the result of its charges: that of the registering payment. */
export interface SavedCard {
  readonly secret: string;
  readonly choice: Choice;
  status: "ACTIVE" | "DISABLED";
}

/** All that the simulated SimplePay knows: it is gone when the process ends. */
export interface SimplePayState {
  readonly transactions: Map<string, Transaction>;
  readonly cards: Map<number, SavedCard>;
}

/** Begins a transaction; `null` when it cannot. */
export function beginTransaction(
  { transactions }: SimplePayState,
  message: Readonly<Record<string, unknown>> | null,
): Transaction | null {
  const { orderRef, total, currency, url, cardSecret } = message ?? {};
  const known =
    typeof orderRef === "string" && typeof url === "string" && typeof currency === "string" && Number(total) > 0;
  if (!known || transactions.has(orderRef)) return null;
  const transaction: Transaction = {
    transactionId: randomInt(1e9),
    orderRef,
    currency,
    url,
    total: Number(total),
    status: "INPAYMENT",
    cardSecret: typeof cardSecret === "string" ? cardSecret : null,
  };
  transactions.set(orderRef, transaction);
  return transaction;
}
