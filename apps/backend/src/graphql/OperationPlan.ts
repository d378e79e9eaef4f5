import type { FieldNode, GraphQLField } from "graphql";

/** How many objects a list is charged for: a number of the document or of the contract, or a variable. */
export type ListSize = number | { readonly variable: string; readonly otherwise: number };

/** What an operation costs, as far as that is known before its variables are. */
export interface OperationCost {
  readonly fixed: number;
  readonly lists: ReadonlyArray<{ readonly size: ListSize; readonly each: OperationCost }>;
}

/** What an argument may be, both ends inclusive. */
export interface ArgumentRange {
  readonly argument: string;
  readonly min: number;
  readonly max: number;
  /** In place of `max` when `filters.ids` names what is wanted. */
  readonly maxOfNamed: number;
}

/** A field of the document some of whose arguments have ranges. */
export interface RangedField {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly ranges: ReadonlyArray<ArgumentRange>;
}

/** What is checked of an operation at each request; made once for a document. */
export interface OperationPlan {
  readonly cost: OperationCost;
  readonly ranged: ReadonlyArray<RangedField>;
}
