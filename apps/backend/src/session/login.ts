import type { LoginInput, ResolversTypes } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { enter } from "./enter.ts";
import { findUserByEmail } from "./findUserByEmail.ts";
import { findKnownDevice } from "./knownDevices.ts";
import { limitAttempts } from "./limitAttempts.ts";
import { sessionTexts } from "./text.hu.ts";
import { verifyPassword } from "./verifyPassword.ts";

/**
 * Logs in by e-mail address and password. An address that nobody has takes as long as a wrong password.
 *
 * Errors: TooManyUses; Refusal WRONG_CREDENTIALS; VALIDATION_FAILED for another way of logging in.
 *
 * @rule SESS-1
 */
export async function login(
  { email, password, authType = "password", cart_id = null, stay_logged_in: stays = true }: LoginInput,
  context: Context,
): Promise<Awaited<ResolversTypes["LoginResult"]>> {
  const { now, settings } = context;
  if (authType !== "password") refuseInvalid({ authType: [sessionTexts.notThisWay] });
  const user = await findUserByEmail(context.db, email);
  const device = await findKnownDevice(context, { userId: user?.id });
  await limitAttempts(context, { action: "login", email, device });
  const isRight = await verifyPassword(password, { hash: user?.password_hash ?? null });
  if (user === null || !isRight)
    throw new Refusal("WRONG_CREDENTIALS", { message: "Nobody has this address with this password" });
  return await context.db
    .transaction()
    .execute(
      async (db) => await enter(db, { userId: user.id, cartId: cart_id, stays, device: context.device, now, settings }),
    );
}
