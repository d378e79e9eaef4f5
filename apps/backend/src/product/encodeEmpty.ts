import type { Empty } from "../generated/resolvers.ts";
import type { EmptyRow } from "./loadEmpties.ts";

/** A deposit item in the contract's form, before its pictures are loaded. */
export type EmptyParent = Omit<Empty, "images">;

/** A deposit item as the contract writes it. */
export function encodeEmpty({ id, name, price, weight }: EmptyRow): EmptyParent {
  return { id: String(id), name, price, weight };
}
