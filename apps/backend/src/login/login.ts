import type { LoginInput } from "../generated/types.ts";
import type { ResolversTypes } from "../graphql/generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { enter } from "./enter.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { findKnownDevice } from "../session/knownDevices.ts";
import { forgiveAttempt, limitAttempts } from "../session/limitAttempts.ts";
import { renewedHash } from "../session/renewedHash.ts";
import { sessionTexts } from "../session/text.hu.ts";
import { verifyPassword } from "../session/verifyPassword.ts";

const wrongCredentials = () =>
  new Refusal("WRONG_CREDENTIALS", { message: "No account has this address and password" });

/**
 * Logs in by e-mail address and password. An unknown address takes as long as a wrong password. A password stored at
 * another cost is rehashed.
 *
 * Errors: TooManyUses; Refusal WRONG_CREDENTIALS; VALIDATION_FAILED for another way of logging in.
 *
 * @rule SESS-1
 */
export async function login(
  { email, password, authType = "password", cart_id = null, stay_logged_in: stays = false }: LoginInput,
  context: Context,
): Promise<Awaited<ResolversTypes["LoginResult"]>> {
  const { now, settings, passwordCost: cost } = context;
  if (authType !== "password") refuseInvalid({ authType: [sessionTexts.notThisWay] });
  const known = await findUserByEmail(context.db, email);
  const device = await findKnownDevice(context, { userId: known?.id });
  const attempt = { action: "login", email, device } as const;
  await limitAttempts(context, attempt);
  const verified = known?.password_hash ?? null;
  const isRight = await verifyPassword(password, { hash: verified, cost });
  if (known === null || verified === null || !isRight) throw wrongCredentials();
  // Of a network only wrong passwords count: people behind one address may all log in.
  await forgiveAttempt(context, { ...attempt, by: "network" });
  const renewed = await renewedHash(password, { hash: verified, cost });
  return await context.db.transaction().execute(async (db) => {
    const entered = await enter(db, {
      userId: known.id,
      isStillGood: async (_db, { password_hash: hash }) =>
        hash === verified || (await verifyPassword(password, { hash, cost })),
      refusal: wrongCredentials,
      cartId: cart_id,
      stays,
      device: context.device,
      now,
      settings,
    });
    if (renewed !== null)
      await db
        .updateTable("users")
        .set({ password_hash: renewed })
        .where("id", "=", known.id)
        .where("password_hash", "=", verified)
        .execute();
    return entered;
  });
}
