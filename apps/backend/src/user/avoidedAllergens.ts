import { allergenCodes } from "@kamra/core/product";
import type { UserRow } from "../database/tables/UserRow.ts";
import type { MutationSetMyAvoidedAllergensArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import type { Owner } from "../session/Owner.ts";
import { loadUser } from "../session/loadUser.ts";
import { changeOwn } from "./changeOwn.ts";
import { userTexts } from "./text.hu.ts";

const isKnown = new Set<string>(allergenCodes);

/** Null without the user's consent. */
export async function loadAvoidedAllergens({
  db,
  userId,
}: Pick<Owner, "db"> & { readonly userId: string }): Promise<string[] | null> {
  const stored = await db
    .selectFrom("user_allergens")
    .where("user_id", "=", userId)
    .select("allergens")
    .executeTakeFirst();
  return stored?.allergens ?? null;
}

/**
 * Stores which allergens the caller avoids. These are data on their health: the first call needs their explicit consent.
 *
 * Errors: Refusal UNAUTHENTICATED for a guest; VALIDATION_FAILED for `allergens` or `consents`.
 *
 * @rule ALLERGEN-4
 */
export async function setAvoidedAllergens(
  { allergens: given, consents }: MutationSetMyAvoidedAllergensArgs,
  context: Context,
): Promise<UserRow> {
  await changeOwn(context, async ({ db, user, now }) => {
    if (given.some((code) => !isKnown.has(code))) refuseInvalid({ allergens: [userTexts.unknownAllergen] });
    const allergens = allergenCodes.filter((code) => given.includes(code));
    const { numUpdatedRows } = await db
      .updateTable("user_allergens")
      .set({ allergens })
      .where("user_id", "=", user.id)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    if (!consents) refuseInvalid({ consents: [userTexts.noConsent] });
    const row = { user_id: user.id, allergens, consented_at: now.toISOString() };
    await db.insertInto("user_allergens").values(row).execute();
  });
  return await loadUser(context);
}

/** Withdraws the caller's consent. Errors: Refusal UNAUTHENTICATED for a guest. */
export async function forgetAvoidedAllergens(context: Context): Promise<UserRow> {
  await changeOwn(context, async ({ db, user }) => {
    await db.deleteFrom("user_allergens").where("user_id", "=", user.id).execute();
  });
  return await loadUser(context);
}
