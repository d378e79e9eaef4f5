import type { FieldNode, GraphQLField } from "graphql";

/** How many objects a list is charged for: a number of the document or of the contract, or a variable, which may be a list of that length. */
export type ListSize = number | { readonly variable: string; readonly otherwise: number };

/** An operation's cost, as far as it does not depend on variables. */
export interface OperationCost {
  readonly fixed: number;
  readonly lists: ReadonlyArray<{ readonly size: ListSize; readonly each: OperationCost }>;
}

/** What an argument may be, both ends inclusive. */
export interface ArgumentRange {
  readonly argument: string;
  readonly min: number;
  readonly max: number;
  /** Replaces `max` when `filters.ids` names the products. */
  readonly maxOfNamed: number;
}

/** A field of the document with ranges on its arguments. */
export interface RangedField {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly ranges: ReadonlyArray<ArgumentRange>;
}

/** The checks of an operation at each request; made once for a document. */
export interface OperationPlan {
  readonly cost: OperationCost;
  readonly ranged: ReadonlyArray<RangedField>;
}
