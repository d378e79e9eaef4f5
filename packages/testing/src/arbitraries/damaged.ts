import fc from "fast-check";
import { extremeNumbers, hostileTexts, hostileValues } from "./hostile.ts";

/** A part of plain data, and its path of keys. */
interface Part {
  readonly path: ReadonlyArray<string>;
  readonly value: unknown;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function partsOf(value: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<Part> {
  const inside = isBranch(value) ? Object.entries(value).flatMap(([key, part]) => partsOf(part, [...path, key])) : [];
  return [{ path, value }, ...inside];
}

function withPart(value: unknown, [key, ...rest]: ReadonlyArray<string>, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) {
    return value.map((member: unknown, index) => (String(index) === key ? withPart(member, rest, part) : member));
  }
  return isBranch(value) ? { ...value, [key]: withPart(value[key], rest, part) } : value;
}

/** Mostly of the same type: other types are refused before any rule reads them. */
const damages = fc.record({
  at: fc.nat(),
  keepsType: fc.constantFrom(true, true, true, false),
  number: extremeNumbers,
  text: hostileTexts,
  value: hostileValues,
});
type Damage = typeof damages extends fc.Arbitrary<infer Value> ? Value : never;

function damagedBy(data: unknown, { at, keepsType, ...instead }: Damage): unknown {
  const parts = partsOf(data).filter(
    ({ value }) => !keepsType || typeof value === "number" || typeof value === "string",
  );
  const part = parts[at % parts.length];
  if (part === undefined) return instead.value;
  const { path, value } = part;
  if (!keepsType) return withPart(data, path, instead.value);
  return withPart(data, path, typeof value === "number" ? instead.number : instead.text);
}

/**
 * Copies of plain data with one to four parts replaced by hostile values, or deleted: decoders must refuse or survive
 * them.
 */
export function damaged(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.array(damages, { minLength: 1, maxLength: 4 }))
    .map(([value, all]) => all.reduce<unknown>(damagedBy, value));
}
