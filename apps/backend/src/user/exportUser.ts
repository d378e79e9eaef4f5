import type { Context } from "../graphql/Context.ts";
import { requireUser } from "../session/requireUser.ts";
import { personalData } from "./personalData.ts";

/** Everything that the shop holds about the caller, as JSON. Errors: Refusal UNAUTHENTICATED for a guest. */
export async function exportUser({ db, now, user: caller }: Context): Promise<string> {
  const user = requireUser({ user: caller });
  const parts = await Promise.all(
    Object.entries(personalData).map(async ([name, { load }]) => [name, await load({ db, user })] as const),
  );
  return JSON.stringify({ exported_at: now.toISOString(), ...Object.fromEntries(parts) }, null, 2);
}
