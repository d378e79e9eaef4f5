/** What a request is for: under load, reading is refused first, and orders and payments last. */
export type Purpose = "read" | "change" | "order";

export interface Visit {
  /** The client's network. */
  readonly network: string;
  readonly purpose: Purpose;
  /** Its share of the work at once; 1 by default. */
  readonly weight?: number;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}

/** Why a request is refused: too many of its network or in total, or the client has disconnected. */
export type Refusal = "network" | "all" | "gone";

/** The purposes, the most important first. */
const inOrder: ReadonlyArray<Purpose> = ["order", "change", "read"];

/** How much less a purpose matters than an order. */
export const rankOf = ({ purpose }: Pick<Visit, "purpose">): number => inOrder.indexOf(purpose);
