import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { PaymentProviders } from "./PaymentProviders.ts";
import { ProviderFailure } from "./ProviderFailure.ts";

/** Milliseconds until a card's deletion is retried. */
export const pause = 10 * 60_000;

/**
 * Makes providers delete the cards that shoppers have deleted, and returns how many succeeded. Safe in several
 * processes; failures are retried until they succeed.
 */
export async function forgetDueCards(
  db: Kysely<DatabaseSchema>,
  {
    payments: { providers, log },
    clock,
    signal,
  }: { readonly payments: PaymentProviders; readonly clock: () => Date; readonly signal: AbortSignal },
): Promise<number> {
  const now = clock();
  const due = await db
    .updateTable("forgotten_cards")
    .set({ next_attempt_at: new Date(now.getTime() + pause).toISOString() })
    .where("next_attempt_at", "<=", now.toISOString())
    .returning(["id", "provider", "token"])
    .execute();
  let forgotten = 0;
  for (const { id, provider, token } of due) {
    if (signal.aborted) break;
    try {
      const cards = providers[provider]?.cards;
      if (cards === undefined) throw new ProviderFailure(`The shop has no contract with ${provider}`);
      await cards.forget(token);
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn({ err: error, provider, card: id }, "A provider has not forgotten a card yet");
      continue;
    }
    await db.deleteFrom("forgotten_cards").where("id", "=", id).execute();
    forgotten += 1;
  }
  return forgotten;
}
