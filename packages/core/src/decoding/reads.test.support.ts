import { expect, it } from "vitest";
import type { Decoder } from "./Decoder.ts";
import { reading } from "./Reading.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A part of the server's response, and its model. */
export interface Reading {
  readonly wire: Fields;
  readonly model: Fields;
}

interface Optional {
  /** The model's differences when the field is null or missing. */
  readonly without?: Readonly<Record<string, Fields>>;
}

/** Proves how a server's response is decoded. */
export function reads(what: string, decoder: Decoder<unknown>, { wire, model, without = {} }: Reading & Optional) {
  const read = (answer: Fields) => decoder(answer, reading());

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
