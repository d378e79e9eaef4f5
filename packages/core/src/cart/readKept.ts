import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { KeptChange } from "./KeptChange.ts";

const decode = Schema.decodeUnknownResult(KeptChange);

/** What is in durable storage: changes that can be read, in their order, and how many cannot, as of another version. */
export function readKept(kept: unknown): { readonly changes: ReadonlyArray<KeptChange>; readonly unreadable: number } {
  const all: ReadonlyArray<unknown> = Array.isArray(kept) ? kept : [];
  const changes = all.flatMap((each) =>
    Result.match(decode(each), { onSuccess: (read) => [read], onFailure: () => [] }),
  );
  return { changes, unreadable: all.length - changes.length };
}
