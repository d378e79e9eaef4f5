import type { Context } from "../graphql/Context.ts";
import { once } from "../idempotency/once.ts";
import { requireUser } from "../session/requireUser.ts";
import { holdUser } from "../session/holdUser.ts";
import type { Owner } from "../session/Owner.ts";

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
