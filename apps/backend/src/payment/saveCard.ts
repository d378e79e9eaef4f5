import type { Kysely, Selectable } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { randomId } from "../database/randomId.ts";
import type { ProviderCard } from "./PaymentProvider.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";
import { paymentTexts } from "./text.hu.ts";

interface Saving {
  readonly payment: Pick<Selectable<PaymentTable>, "id" | "provider">;
  readonly card: ProviderCard;
  /** The owner; without an account the provider has to delete the card. */
  readonly userId: string | null;
  readonly now: Date;
}

/**
 * Saves a card that a provider keeps, a user's first one as the default; once for each consent. Call it in a
 * transaction that holds the order.
 */
export async function saveCard(
  db: Kysely<DatabaseSchema>,
  { payment: { id, provider }, card, userId, now }: Saving,
): Promise<void> {
  const { token, brand, digits, expiry } = card;
  await db.updateTable("payments").set({ card_use: null }).where("id", "=", id).execute();
  const created_at = now.toISOString();
  if (userId === null) {
    await db.insertInto("forgotten_cards").values({ provider, token, next_attempt_at: created_at }).execute();
    return;
  }
  // Concurrent changes of this user's cards wait.
  await db.selectFrom("users").where("id", "=", userId).forUpdate().select("id").executeTakeFirstOrThrow();
  const other = await db
    .selectFrom("saved_credit_cards")
    .where("user_id", "=", userId)
    .where("is_default", "=", true)
    .select("id")
    .executeTakeFirst();
  const { cardTitle, unknownBrand } = paymentTexts;
  const shown = { card_title: cardTitle, card_type: brand ?? unknownBrand, card_pan: digits, card_exp: expiry };
  await db
    .insertInto("saved_credit_cards")
    .values({ ...shown, id: randomId(), user_id: userId, created_at, is_default: other === undefined, provider, token })
    .onConflict((conflict) => conflict.columns(["provider", "token"]).doNothing())
    .execute();
}
