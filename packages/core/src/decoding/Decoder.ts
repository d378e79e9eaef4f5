import type { Failure } from "./Failure.ts";

/**
 * Reads a value of unknown shape. Never throws: what it refuses, it answers with a failure. What a list leaves out instead
 * (`eachValid`) is added to `left`.
 */
export type Decoder<Type> = (value: unknown, left: Failure[]) => Type | Failure;

/** A decoder that knows what it reads as the sender's types say, so that a request's answer can be held against it. */
export type AnswerDecoder<Type, Encoded> = Decoder<Type> & {
  /** Never there. */
  readonly encoded?: Encoded;
};

/** The decoder that `npm run codegen` writes from a schema. */
export type DecoderOf<S extends { readonly Type: unknown; readonly Encoded: unknown }> = AnswerDecoder<
  S["Type"],
  S["Encoded"]
>;
