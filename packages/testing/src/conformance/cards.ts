import { type Asker } from "./cart.ts";
import { type CheckedBackend, listOf } from "./CheckedBackend.ts";

export const readCards = async ({ ask }: Asker): Promise<ReadonlyArray<unknown>> =>
  listOf(
    (await ask("{ me { saved_credit_cards { id card_pan card_exp is_default } } }")).at("me", "saved_credit_cards"),
  );

/** The codes that a call about a card gets. */
export const changeCard = async (
  { ask }: Pick<CheckedBackend, "ask">,
  call: "setDefaultMySavedCreditCard" | "deleteMySavedCreditCard",
  card_id: string,
): Promise<ReadonlyArray<string>> =>
  (await ask(`mutation ($card_id: ID!) { ${call}(card_id: $card_id) { id } }`, { card_id })).codes;
