import fc from "fast-check";

/** Objects with the prototype that JSON gives them; fast-check's records sometimes have none. */
export function plainRecord<Fields>(fields: {
  readonly [Name in keyof Fields]: fc.Arbitrary<Fields[Name]>;
}): fc.Arbitrary<Fields> {
  return fc.record(fields, { noNullPrototype: true });
}
