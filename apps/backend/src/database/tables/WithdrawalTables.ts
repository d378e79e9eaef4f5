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

/** Where a refund of cash goes; deleted when the time for it is over. */
export interface RefundAccountTable {
  withdrawal_id: number;
  holder: string;
  /** Without spaces and hyphens. */
  number: string;
  created_at: string;
}

/** The tables of withdrawals. */
export interface WithdrawalTables {
  withdrawals: WithdrawalTable;
  refund_accounts: RefundAccountTable;
  withdrawal_products: WithdrawalProductTable;
}
