import { Failure } from "../../decoding/Failure.ts";
import { reading } from "../../decoding/Reading.ts";
import { keptChange } from "../model/generated/KeptChange.ts";
import type { KeptChange } from "../model/KeptChange.ts";

/** Reads stored changes in order, and counts those that cannot be read, for example of another version. */
export function readKept(kept: unknown): { readonly changes: ReadonlyArray<KeptChange>; readonly unreadable: number } {
  const all: ReadonlyArray<unknown> = Array.isArray(kept) ? kept : [];
  const changes = all.flatMap((each) => {
    const read = keptChange(each, reading());
    return read instanceof Failure ? [] : [read];
  });
  return { changes, unreadable: all.length - changes.length };
}
