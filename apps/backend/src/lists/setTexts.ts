import type { SetText } from "@kamra/contract/lists";
import { fieldKinds } from "@kamra/core/form";
import { sql, type SqlBool } from "kysely";
import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "./Caller.ts";
import { boundLines, createdWhenWritten, type LineKind } from "./LineKind.ts";
import { listTexts } from "./text.hu.ts";

const texts: LineKind = {
  table: "shopping_list_texts",
  key: "text",
  isOnList: sql<SqlBool>`shopping_list_texts.is_wanted`,
  most: 200,
  tooMany: listTexts.tooManyTexts,
};

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
          created_at: createdWhenWritten(texts),
        }))
        .whereRef("excluded.written_at", ">=", "shopping_list_texts.written_at"),
    )
    .execute();
  await boundLines(texts, { listIds: writes.map(({ listId }) => listId), db });
}
