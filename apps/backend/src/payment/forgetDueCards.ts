import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { PaymentDesk } from "./PaymentDesk.ts";
import { ProviderFailure } from "./ProviderFailure.ts";

/** Milliseconds until a card is tried again of which its provider has not said that it has forgotten it. */
const pause = 10 * 60_000;

/**
 * Has providers forget the cards that shoppers have deleted, and answers how many they have. Several processes may do it at
 * once; what fails is tried again until it is done.
 */
export async function forgetDueCards(
  db: Kysely<DatabaseSchema>,
  {
    payments: { providers, log },
    clock,
    signal,
  }: { readonly payments: PaymentDesk; readonly clock: () => Date; readonly signal: AbortSignal },
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
      const keeper = providers[provider]?.cards;
      if (keeper === undefined) throw new ProviderFailure(`The shop has no contract with ${provider}`);
      await keeper.forget(token);
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
