import type { Kysely, Selectable } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { groupBy } from "../database/groupBy.ts";
import type {
  RefundAccountTable,
  WithdrawalProductTable,
  WithdrawalTable,
} from "../database/tables/WithdrawalTables.ts";

export interface WithdrawalRow extends Selectable<WithdrawalTable> {
  readonly products: ReadonlyArray<Selectable<WithdrawalProductTable>>;
  readonly refund_account: Pick<Selectable<RefundAccountTable>, "holder" | "number"> | null;
}

/** The withdrawals of orders, the earliest first. One statement for none, else two. */
export async function loadWithdrawals(
  db: Kysely<DatabaseSchema>,
  orderIds: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, WithdrawalRow[]>> {
  const rows = await db
    .selectFrom("withdrawals")
    .where(among("order_id", orderIds))
    .orderBy("id")
    .selectAll()
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom("refund_accounts as account")
          .whereRef("account.withdrawal_id", "=", "withdrawals.id")
          .select(["holder", "number"]),
      ).as("refund_account"),
    )
    .execute();
  const ids = rows.map(({ id }) => id);
  const products =
    ids.length === 0
      ? []
      : await db
          .selectFrom("withdrawal_products")
          .where(among("withdrawal_id", ids))
          .orderBy("line")
          .selectAll()
          .execute();
  const productsOf = groupBy(products, { key: ({ withdrawal_id }) => withdrawal_id, value: (product) => product });
  return groupBy(rows, {
    key: ({ order_id }) => order_id,
    value: (row) => ({ ...row, products: productsOf.get(row.id) ?? [] }),
  });
}
