import * as Data from "effect/Data";

/** An error with its tag, by which code tells it from others. */
export interface Tagged<Tag extends string> extends Error {
  readonly _tag: Tag;
}

type Fields = Readonly<Record<string, unknown>>;

/** The class of an error with this tag, and with the fields that its constructor takes. */
export type TaggedErrorClass<Tag extends string> = new <Given extends Fields>(
  fields: Given,
) => Tagged<Tag> & Readonly<Given>;

/** Makes the class of an error that Effect knows by its tag, without Effect in its type. */
export function TaggedError<Tag extends string>(tag: Tag): TaggedErrorClass<Tag>;
export function TaggedError(tag: string): new (fields: Fields) => Tagged<string> {
  return class extends Data.TaggedError(tag)<Fields> {};
}
