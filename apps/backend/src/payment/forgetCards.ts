import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

interface Forgetting {
  readonly which: (eb: ExpressionBuilder<DatabaseSchema, "saved_credit_cards">) => Expression<SqlBool>;
  readonly now: Date;
}

/** Removes saved cards from users, and queues their deletion at the providers. Call it in a transaction. */
export async function forgetCards(db: Kysely<DatabaseSchema>, { which, now }: Forgetting): Promise<void> {
  const cards = await db.deleteFrom("saved_credit_cards").where(which).returning(["provider", "token"]).execute();
  if (cards.length === 0) return;
  await db
    .insertInto("forgotten_cards")
    .values(cards.map((card) => ({ ...card, next_attempt_at: now.toISOString() })))
    .execute();
}
