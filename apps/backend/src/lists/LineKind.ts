import { type RawBuilder, sql, type SqlBool } from "kysely";
import { amongTexts } from "../database/amongTexts.ts";
import { Refusal } from "../graphql/Refusal.ts";
import type { Caller } from "./Caller.ts";

/** How a list stores one kind of its lines. A line that was taken off stays for a while: it reveals late writes as old. */
export interface LineKind {
  readonly table: "shopping_list_products" | "shopping_list_texts";
  /** The column that tells the lines of one list apart. */
  readonly key: "product_id" | "text";
  readonly isOnList: RawBuilder<SqlBool>;
  /** The most lines on a list, and the most that were taken off and are remembered. */
  readonly most: number;
  /** The refusal of more, for shoppers. */
  readonly tooMany: (most: number) => string;
}

/** The instant of a line that is written again: one that was taken off goes to the end of the list. */
export const createdWhenWritten = ({ table, isOnList }: LineKind): RawBuilder<string> =>
  sql<string>`case when ${isOnList} then ${sql.ref(`${table}.created_at`)} else excluded.created_at end`;

/**
 * Forgets what was taken off long ago: otherwise a list could grow to the whole catalogue's history, and reading many such lists
 * would be slow.
 *
 * Errors: Refusal VALIDATION_FAILED for a list with too many lines.
 */
export async function boundLines(
  { table, key, isOnList, most, tooMany }: LineKind,
  { listIds, db }: Pick<Caller, "db"> & { readonly listIds: ReadonlyArray<string> },
): Promise<void> {
  const [lines, line, ofLists] = [sql.table(table), sql.ref(key), amongTexts("list_id", listIds)];
  await sql`
    delete from ${lines} where (list_id, ${line}) in (
      select list_id, ${line} from (
        select list_id, ${line}, row_number() over (partition by list_id order by written_at desc, ${line}) as place
        from ${lines} where not (${isOnList}) and ${ofLists}) as taken_off
      where place > ${most})`.execute(db);
  const { rows: full } = await sql`
    select list_id from ${lines} where ${isOnList} and ${ofLists} group by list_id having count(*) > ${most}`.execute(
    db,
  );
  if (full.length > 0)
    throw new Refusal("VALIDATION_FAILED", {
      message: `More than ${most} lines of a kind`,
      validation: { actions: [tooMany(most)] },
    });
}
