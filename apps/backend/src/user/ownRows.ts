import type { Context } from "../graphql/Context.ts";
import { once } from "../idempotency/once.ts";
import { forgetCards } from "../payment/forgetCards.ts";
import type { Owner } from "../session/Owner.ts";
import { holdUser } from "../session/holdUser.ts";
import { requireUser } from "../session/requireUser.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import { changeOwn } from "./changeOwn.ts";
import { requireOwn } from "./requireOwn.ts";
import { settleDefault } from "./settleDefault.ts";

interface Creation<Row> {
  readonly operation: string;
  readonly input: unknown;
  readonly create: (owner: Owner) => Promise<string>;
  readonly find: (id: string, owner: Owner) => Promise<Row>;
}

/**
 * Makes something of the caller's own, once for each `Idempotency-Key`, and answers it as it is now.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest; IDEMPOTENCY_KEY_REUSED; those of `create` and `find`.
 */
export async function createOwn<Row>(
  context: Context,
  { operation, input, create, find }: Creation<Row>,
): Promise<Row> {
  const { db, now } = context;
  const user = requireUser(context);
  const id = await once(context, {
    operation,
    input,
    run: async (transaction) => {
      const owner = { db: transaction, now, user };
      await holdUser(owner);
      return await create(owner);
    },
  });
  return await find(id, { db, now, user });
}

/** Errors: Refusal UNAUTHENTICATED, NOT_FOUND. */
export async function deleteOwn(
  table: OwnedTable,
  { id, context }: { readonly id: string; readonly context: Context },
): Promise<void> {
  await changeOwn(context, async (owner) => {
    await requireOwn(owner, { table, id });
    await owner.db.deleteFrom(table).where("id", "=", id).execute();
    await settleDefault(owner, { table, wanted: null });
  });
}

/** Errors: Refusal UNAUTHENTICATED, NOT_FOUND. */
export async function setDefaultOwn(
  table: OwnedTable,
  { id, context }: { readonly id: string; readonly context: Context },
): Promise<void> {
  await changeOwn(context, async (owner) => {
    await requireOwn(owner, { table, id });
    await settleDefault(owner, { table, wanted: id });
  });
}

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
