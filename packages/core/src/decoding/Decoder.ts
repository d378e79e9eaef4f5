import type { Failure } from "./Failure.ts";
import type { Reading } from "./Reading.ts";

/**
 * Decodes an unknown value. Never throws: a refusal is a failure. Members that a list leaves out (`eachValid`) are
 * added to `reading.left`.
 */
export type Decoder<Type> = (value: unknown, reading: Reading) => Type | Failure;

/** The decoder of a model that also has its input type, to check what is read into it. */
export type ModelDecoder<Type, Encoded> = Decoder<Type> & {
  /** Never set: it exists for the types alone. */
  readonly encoded?: Encoded;
};

/** The decoder that `npm run codegen` writes from a schema. */
export type DecoderOf<S extends { readonly Type: unknown; readonly Encoded: unknown }> = ModelDecoder<
  S["Type"],
  S["Encoded"]
>;
