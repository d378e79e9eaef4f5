import type { GeneratedAlways } from "kysely";

export interface WithdrawalTable {
  id: GeneratedAlways<number>;
  order_id: number;
  created_at: string;
  /** Whole forint. */
  amount: number;
}

export interface WithdrawalProductTable {
  withdrawal_id: number;
  /** Of the order. */
  line: number;
  /** In default units. */
  quantity: number;
}

/** The tables of withdrawals. */
export interface WithdrawalTables {
  withdrawals: WithdrawalTable;
  withdrawal_products: WithdrawalProductTable;
}
