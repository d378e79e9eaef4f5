import type { Context } from "../graphql/Context.ts";
import type { ProviderName } from "./PaymentProvider.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import { settlePayment } from "./settlePayment.ts";

/** Asks a provider how a try to pay stands, whose notice may have been lost, or be on its way; what it says is settled. */
export async function askProvider(
  { provider, reference }: { readonly provider: ProviderName; readonly reference: string },
  { db, now, payments: { providers, log } }: Pick<Context, "db" | "now" | "payments">,
): Promise<void> {
  try {
    const answer = await providers[provider]?.find(reference);
    if (answer) await settlePayment({ db, now, log }, { provider, answer });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error, provider, reference }, "How a payment stands cannot be found out");
  }
}
