import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { expect, it } from "vitest";

type Fields = Readonly<Record<string, unknown>>;

/** A piece of the server's answer, and what the models make of it. */
export interface Reading {
  readonly wire: Fields;
  readonly model: Fields;
}

interface Optional {
  /** What differs in the model when the answer has no such field: because it is null, or because it is not there. */
  readonly without?: Readonly<Record<string, Fields>>;
}

/** Proves what becomes of an answer of the server. */
export function reads(
  what: string,
  schema: Schema.ConstraintDecoder<unknown>,
  { wire, model, without = {} }: Reading & Optional,
) {
  const read = (answer: Fields) => Effect.runPromise(Schema.decodeUnknownEffect(schema)(answer));

  it(`${what} is read, all of it`, async () => {
    expect(await read(wire)).toEqual(model);
  });

  it.each(Object.entries(without))(`${what} is read without %s`, async (field, differences) => {
    const { [field]: _left, ...others } = wire;
    expect(Object.keys(wire)).toContain(field);
    expect(await read({ ...wire, [field]: null })).toEqual({ ...model, ...differences });
    expect(await read(others)).toEqual({ ...model, ...differences });
  });
}
