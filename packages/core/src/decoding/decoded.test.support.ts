import type { Decoder } from "./Decoder.ts";
import { Failure } from "./Failure.ts";
import { reading } from "./Reading.ts";

/** The model of a response's part; throws when it is refused. */
export const decoded = <A>(decoder: Decoder<A>, value: unknown): A => {
  const read = decoder(value, reading());
  if (read instanceof Failure) throw new Error(read.message);
  return read;
};
