import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Decoder } from "./Decoder.ts";
import { Failure } from "./Failure.ts";

/** A decoder without a generator, for tests. */
export const fromSchema = <S extends Schema.ConstraintDecoder<unknown>>(schema: S): Decoder<S["Type"]> => {
  const decode = Schema.decodeUnknownResult(schema);
  return (value) =>
    Result.match(decode(value), {
      onSuccess: (read) => read,
      onFailure: ({ message }) => new Failure(message),
    });
};
