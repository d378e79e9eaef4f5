import { Failure } from "../decoding/Failure.ts";
import { keptChange } from "./generated/KeptChange.ts";
import type { KeptChange } from "./KeptChange.ts";

/** What is in durable storage: changes that can be read, in their order, and how many cannot, as of another version. */
export function readKept(kept: unknown): { readonly changes: ReadonlyArray<KeptChange>; readonly unreadable: number } {
  const all: ReadonlyArray<unknown> = Array.isArray(kept) ? kept : [];
  const changes = all.flatMap((each) => {
    const read = keptChange(each, []);
    return read instanceof Failure ? [] : [read];
  });
  return { changes, unreadable: all.length - changes.length };
}
