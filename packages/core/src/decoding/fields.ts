import type { Decoder } from "./Decoder.ts";
import { struct } from "./kernel.ts";

// The entry `@kamra/core/fields`: what the file of a team's own fields is written with.
export { bySchema, type StandardSchema } from "./bySchema.ts";
export type { Decoder } from "./Decoder.ts";
export type { Failure } from "./Failure.ts";
export { array, bool, finite, int, literals, nullable, optional, text } from "./kernel.ts";
export { ownFields } from "./ownFields.ts";
export type { OwnModel, OwnModels } from "./OwnModel.ts";
export type { OwnFields } from "./Reading.ts";

/** Reads an object of these fields, without others. */
export const objectOf: <Fields extends object>(fields: {
  readonly [Name in keyof Fields]: Decoder<Fields[Name]>;
}) => Decoder<Fields> = struct;
