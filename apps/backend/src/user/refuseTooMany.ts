import { sql } from "kysely";
import { Refusal } from "../graphql/Refusal.ts";
import type { OwnedTable } from "./OwnedTable.ts";
import type { Owner } from "../session/Owner.ts";
import { userTexts } from "./text.hu.ts";

const most = 50;

/** Errors: Refusal VALIDATION_FAILED when the owner has 50 of them already. */
export async function refuseTooMany({ db, user }: Owner, { table }: { readonly table: OwnedTable }): Promise<void> {
  const { count } = await db
    .selectFrom(table)
    .where("user_id", "=", user.id)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  if (count >= most)
    throw new Refusal("VALIDATION_FAILED", {
      message: "Too many addresses",
      validation: { name: [userTexts.tooManyAddresses(most)] },
    });
}
