import * as Option from "effect/Option";
import * as Schema from "effect/Schema";

/** Reads JSON-safe data: null where there is no text, or one that is broken. */
export const readJson = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownOption(schema);
  return (text: unknown): S["Type"] | null => {
    try {
      return typeof text === "string" ? Option.getOrNull(decode(JSON.parse(text))) : null;
    } catch {
      return null;
    }
  };
};
