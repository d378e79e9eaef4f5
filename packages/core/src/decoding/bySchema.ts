import type { Decoder } from "./Decoder.ts";
import { Failure } from "./Failure.ts";

interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

type Outcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<Issue> };

/** The part of a [Standard Schema](https://standardschema.dev) that is read by: of Zod, Valibot, ArkType or Effect. */
export interface StandardSchema<Output> {
  readonly "~standard": {
    readonly validate: (value: unknown) => Outcome<Output> | Promise<Outcome<Output>>;
  };
}

const failureOf = ({ message, path = [] }: Issue): Failure =>
  new Failure(
    `a value of the schema (${message})`,
    path.map((part) => {
      const key = typeof part === "object" ? part.key : part;
      return typeof key === "number" ? key : String(key);
    }),
  );

/**
 * Reads an own field by a Standard Schema. A model is read several times, so the schema must take what it returns, and that must be JSON.
 *
 * Errors: a TypeError when the schema validates asynchronously.
 */
export const bySchema =
  <Output>(schema: StandardSchema<Output>): Decoder<Output> =>
  (value) => {
    const outcome = schema["~standard"].validate(value);
    if (outcome instanceof Promise) throw new TypeError("bySchema: the schema of a field must not be asynchronous");
    // Some schemas tell the refused value beside its issues.
    if (outcome.issues === undefined) return outcome.value;
    const [issue] = outcome.issues;
    return issue === undefined ? new Failure("a value of the schema") : failureOf(issue);
  };
