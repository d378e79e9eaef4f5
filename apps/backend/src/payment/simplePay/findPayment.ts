import type { PaymentRefusal } from "../../generated/types.ts";
import { recordsIn } from "../parseRecord.ts";
import type { ProviderAnswer } from "../PaymentProvider.ts";
import type { SimplePayConnection } from "./connectSimplePay.ts";

const refusals: ReadonlyMap<unknown, PaymentRefusal> = new Map([
  ["CANCELLED", "CANCELED"],
  ["FRAUD", "DECLINED"],
  ["NOTAUTHORIZED", "DECLINED"],
  ["REVERSED", "DECLINED"],
  ["TIMEOUT", "TIMED_OUT"],
]);

/** Queries an attempt's state; `null` when SimplePay does not know it. */
export async function findPayment(
  { call }: Pick<SimplePayConnection, "call">,
  reference: string,
): Promise<ProviderAnswer | null> {
  const { transactions } = await call("query", { orderRefs: [reference], detailed: true });
  const transaction = recordsIn(transactions).find(({ orderRef }) => orderRef === reference);
  if (transaction === undefined) return null;
  const { status, total, currency, transactionId } = transaction;
  const base = { reference, providerReference: String(transactionId) };
  if (status === "FINISHED") return { ...base, status: "RECEIVED", amount: Number(total), currency: String(currency) };
  const refusal = refusals.get(status);
  return refusal === undefined ? { ...base, status: "PENDING" } : { ...base, status: "REFUSED", refusal };
}
