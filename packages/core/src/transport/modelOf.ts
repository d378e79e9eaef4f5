import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";
import { type OwnFields, reading } from "../decoding/Reading.ts";
import { DecodeError } from "../kernel/TransportError.ts";

/** A model of these fields, checked. Errors: a DecodeError that names the first wrong field. */
export function modelOf<Model>(decoder: Decoder<Model>, fields: object, ownFields?: OwnFields): Model {
  const read = decoder(fields, reading(ownFields));
  if (read instanceof Failure) throw new DecodeError({ message: read.message });
  return read;
}
