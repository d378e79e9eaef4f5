import type { Context } from "../graphql/Context.ts";
import { forgetCards } from "../payment/forgetCards.ts";
import { changeOwn } from "./changeOwn.ts";
import { requireOwn } from "./requireOwn.ts";
import { settleDefault } from "./settleDefault.ts";

const table = "saved_credit_cards";

/**
 * Deletes a card of the caller's, here immediately and then at its provider.
 *
 * Errors: Refusal UNAUTHENTICATED, NOT_FOUND.
 */
export async function deleteSavedCard(id: string, context: Context): Promise<void> {
  await changeOwn(context, async (owner) => {
    await requireOwn(owner, { table, id });
    await forgetCards(owner.db, { which: (eb) => eb("id", "=", id), now: owner.now });
    await settleDefault(owner, { table, wanted: null });
  });
}
