import type { Empty } from "../../generated/types.ts";

/** A deposit item in the contract's form, before its pictures are loaded. */
export type EmptyParent = Omit<Empty, "images">;
