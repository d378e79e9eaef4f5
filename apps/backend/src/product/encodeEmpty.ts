import type { EmptyParent } from "../graphql/parents/EmptyParent.ts";
import type { EmptyRow } from "./loadEmpties.ts";

/** A deposit item as the contract writes it. */
export function encodeEmpty({ id, name, price, weight }: EmptyRow): EmptyParent {
  return { id: String(id), name, price, weight };
}
