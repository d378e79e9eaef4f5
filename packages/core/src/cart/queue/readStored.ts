import { Failure } from "../../decoding/Failure.ts";
import { reading } from "../../decoding/Reading.ts";
import { storedChange } from "../model/generated/StoredChange.ts";
import type { StoredChange } from "../model/StoredChange.ts";

/** Reads stored changes in order, and counts those that cannot be read, for example of another version. */
export function readStored(stored: unknown): {
  readonly changes: ReadonlyArray<StoredChange>;
  readonly unreadable: number;
} {
  const all: ReadonlyArray<unknown> = Array.isArray(stored) ? stored : [];
  const changes = all.flatMap((each) => {
    const read = storedChange(each, reading());
    return read instanceof Failure ? [] : [read];
  });
  return { changes, unreadable: all.length - changes.length };
}
