import type { SetText } from "@kamra/contract/lists";
import { fieldKinds } from "@kamra/core/form";
import { sql, type SqlBool } from "kysely";
import { amongTexts } from "../database/amongTexts.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "./Caller.ts";
import { listTexts } from "./text.hu.ts";

const mostTexts = 200;
/** The latest removals of a list; they reveal late writes as old. */
const mostRemembered = 200;
/** In characters, as in the contract. */
const longest = 100;

/** An action, and its effective time. */
interface TextWrite extends Pick<SetText, "listId" | "text" | "is_wanted"> {
  /** In ISO 8601 and UTC. */
  readonly createdAt: string;
}

/**
 * The actions with their texts as they are stored.
 *
 * Errors: Refusal VALIDATION_FAILED by action, for blank texts and those of over 100 characters.
 *
 * @rule FORM-6
 */
export function readTexts<Action extends Pick<SetText, "text"> & { readonly place: number }>(
  actions: ReadonlyArray<Action>,
): ReadonlyArray<Action> {
  const read = actions.map((action) => ({
    action,
    ...fieldKinds.line(action.text, { isRequired: true, longest }),
  }));
  const problems = read.flatMap(({ action, message }) =>
    message === null ? [] : [[`actions.${action.place}.text`, [message]] as const],
  );
  if (problems.length > 0)
    throw new Refusal("VALIDATION_FAILED", {
      message: "Some of the texts cannot be stored",
      validation: Object.fromEntries(problems),
    });
  return read.map(({ action, value }) => ({ ...action, text: value }));
}

/** As of products: what was taken off long ago is forgotten. */
async function forgetTakenOff(listIds: ReadonlyArray<string>, db: Caller["db"]): Promise<void> {
  await sql`
    delete from shopping_list_texts where (list_id, text) in (
      select list_id, text from (
        select list_id, text, row_number() over (partition by list_id order by written_at desc, text) as place
        from shopping_list_texts where not is_wanted and ${amongTexts("list_id", listIds)}) as taken_off
      where place > ${mostRemembered})`.execute(db);
}

/**
 * Writes texts on lists and takes them off, each unless a newer action is stored. Call it in a transaction that holds the lists.
 *
 * Errors: Refusal VALIDATION_FAILED for a list of over 200 texts.
 *
 * @rule LIST-7, LIST-11
 */
export async function setTexts(writes: ReadonlyArray<TextWrite>, { db }: Pick<Caller, "db">): Promise<void> {
  if (writes.length === 0) return;
  await db
    .insertInto("shopping_list_texts")
    .values(
      writes.map(({ listId, text, is_wanted, createdAt }) => ({
        list_id: listId,
        text,
        is_wanted,
        created_at: createdAt,
        written_at: createdAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["list_id", "text"])
        .doUpdateSet((eb) => ({
          is_wanted: eb.ref("excluded.is_wanted"),
          written_at: eb.ref("excluded.written_at"),
          // A text that was removed and added again goes to the end.
          created_at: eb
            .case()
            .when("shopping_list_texts.is_wanted", "=", false)
            .then(eb.ref("excluded.created_at"))
            .else(eb.ref("shopping_list_texts.created_at"))
            .end(),
        }))
        .whereRef("excluded.written_at", ">=", "shopping_list_texts.written_at"),
    )
    .execute();
  const listIds = writes.map(({ listId }) => listId);
  await forgetTakenOff(listIds, db);
  const full = await db
    .selectFrom("shopping_list_texts")
    .where(amongTexts("list_id", listIds))
    .where("is_wanted", "=", true)
    .groupBy("list_id")
    .having(sql<SqlBool>`count(*) > ${mostTexts}`)
    .select("list_id")
    .executeTakeFirst();
  if (full !== undefined)
    throw new Refusal("VALIDATION_FAILED", {
      message: "Too many texts",
      validation: { actions: [listTexts.tooManyTexts(mostTexts)] },
    });
}
