import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";

/** Reads JSON-safe data: null where there is no text, or one that is broken. */
export const readJson =
  <A>(decoder: Decoder<A>) =>
  (text: unknown): A | null => {
    try {
      const read = typeof text === "string" ? decoder(JSON.parse(text), []) : null;
      return read instanceof Failure ? null : read;
    } catch {
      return null;
    }
  };
