import type { FieldEntry } from "@kamra/core/form";
import type { Validation } from "./Refusal.ts";

/** The messages of an input's fields as a refusal names them. */
export function fieldProblems(
  entries: Readonly<Record<string, FieldEntry>>,
  { path = "" }: { readonly path?: string } = {},
): Validation {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([field, { message }]) =>
      message === null ? [] : [[path === "" ? field : `${path}.${field}`, [message]]],
    ),
  );
}
