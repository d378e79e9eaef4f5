import type { Failure } from "./Failure.ts";
import type { Reading } from "./Reading.ts";

/**
 * Decodes an unknown value. Never throws: a refusal is a failure. Members that a list leaves out (`eachValid`) are
 * added to `reading.left`.
 */
export type Decoder<Type> = (value: unknown, reading: Reading) => Type | Failure;

/** A decoder that also has its input type, to check it against a request's answer. */
export type AnswerDecoder<Type, Encoded> = Decoder<Type> & {
  /** Never there. */
  readonly encoded?: Encoded;
};

/** The decoder that `npm run codegen` writes from a schema. */
export type DecoderOf<S extends { readonly Type: unknown; readonly Encoded: unknown }> = AnswerDecoder<
  S["Type"],
  S["Encoded"]
>;
