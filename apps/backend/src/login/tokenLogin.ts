import type { MutationTokenLoginArgs } from "../generated/types.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { keyHash } from "../idempotency/keyHash.ts";
import { once } from "../idempotency/once.ts";
import { enter } from "./enter.ts";
import { hashToken } from "../session/hashToken.ts";
import { limitWrongTokens } from "../session/limitWrongTokens.ts";
import { invalidToken, takeOneTimeToken } from "../session/takeOneTimeToken.ts";

type LoggedIn = Awaited<ResolversTypes["LoginResult"]>;

/** The user whom a token may log in, or has logged in by this request's key; `undefined` for none. */
async function findUserId(token: string, { db, user, idempotencyKey }: Context): Promise<string | undefined> {
  const sent = await db
    .selectFrom("one_time_tokens")
    .where("hash", "=", hashToken(token))
    .select("user_id")
    .executeTakeFirst();
  if (sent !== undefined || idempotencyKey === null) return sent?.user_id;
  const asked = await db
    .selectFrom("idempotency_keys")
    .where("hash", "=", keyHash({ user, idempotencyKey }))
    .select("result")
    .executeTakeFirst();
  return asked?.result ?? undefined;
}

/**
 * Logs in by a sign-in provider's one-time token, in the browser that went to the provider. The same `Idempotency-Key`
 * logs in again, because the first answer may have been lost.
 *
 * Errors: TooManyUses; Refusal INVALID_TOKEN; IDEMPOTENCY_KEY_REUSED.
 *
 * @rule SESS-2
 */
export const tokenLogin = (args: MutationTokenLoginArgs, context: Context): Promise<LoggedIn> =>
  limitWrongTokens(context, () => letIn(args, context));

async function letIn(
  { token, cart_id = null, stay_logged_in: stays = false }: MutationTokenLoginArgs,
  context: Context,
): Promise<LoggedIn> {
  const { device, now, settings, signInBrowser: browser } = context;
  const userId = await findUserId(token, context);
  if (userId === undefined) throw invalidToken();
  return await context.db.transaction().execute(
    async (db) =>
      await enter(db, {
        userId,
        isStillGood: async (transaction) => {
          const entered = await once(
            { ...context, db: transaction },
            {
              operation: "tokenLogin",
              // The guest may have another cart by the second try.
              input: { token },
              run: async () => {
                await takeOneTimeToken(transaction, { token, purposes: ["signIn"], userId, browser, now });
                return userId;
              },
            },
          );
          return entered === userId;
        },
        refusal: invalidToken,
        cartId: cart_id,
        stays,
        device,
        now,
        settings,
      }),
  );
}
