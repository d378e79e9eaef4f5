import { expect, it } from "vitest";
import type { Decoder } from "./Decoder.ts";

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
export function reads(what: string, decoder: Decoder<unknown>, { wire, model, without = {} }: Reading & Optional) {
  const read = (answer: Fields) => decoder(answer, []);

  it(`${what} is read, all of it`, () => {
    expect(read(wire)).toEqual(model);
  });

  it.each(Object.entries(without))(`${what} is read without %s`, (field, differences) => {
    const { [field]: _left, ...others } = wire;
    expect(Object.keys(wire)).toContain(field);
    expect(read({ ...wire, [field]: null })).toEqual({ ...model, ...differences });
    expect(read(others)).toEqual({ ...model, ...differences });
  });
}
