import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";
import { reading } from "../decoding/Reading.ts";

/** Parses JSON; null for absent or broken text. */
export const readJson =
  <A>(decoder: Decoder<A>) =>
  (text: unknown): A | null => {
    try {
      const read = typeof text === "string" ? decoder(JSON.parse(text), reading()) : null;
      return read instanceof Failure ? null : read;
    } catch {
      return null;
    }
  };
