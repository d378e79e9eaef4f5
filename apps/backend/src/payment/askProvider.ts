import type { Context } from "../graphql/Context.ts";
import type { ProviderName } from "../database/tables/PaymentTables.ts";
import type { ProviderAnswer } from "./PaymentProvider.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import { settlePayment } from "./settlePayment.ts";

/**
 * Asks a provider about a payment attempt whose notice may be lost or late; records and returns the result. `null` when
 * the provider has no such query or does not know the attempt, `unreachable` when it does not respond.
 */
export async function askProvider(
  { provider, reference }: { readonly provider: ProviderName; readonly reference: string },
  { db, now, payments: { providers, log } }: Pick<Context, "db" | "now" | "payments">,
): Promise<ProviderAnswer | "unreachable" | null> {
  try {
    const answer = (await providers[provider]?.find(reference)) ?? null;
    if (answer !== null) await settlePayment({ db, now, log }, { provider, answer });
    return answer;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error, provider, reference }, "How a payment stands cannot be found out");
    return "unreachable";
  }
}
