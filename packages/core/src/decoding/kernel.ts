import type { Decoder, ModelDecoder } from "./Decoder.ts";
import { Failure } from "./Failure.ts";
import type { OwnModelName, Reading, WireIds } from "./Reading.ts";

/**
 * The building blocks of generated decoders. The generator knows the types that callers expect;
 * `decoders.property.test.ts` proves that each decoder agrees with its schema.
 */

type Read = Decoder<unknown>;
type Fields = Readonly<Record<string, Read>>;
type ReadWire<Wire, Encoded> = (wire: Wire, ids: WireIds) => Encoded;

/** A text, which may be empty. */
export const text: Decoder<string> = (value) => (typeof value === "string" ? value : new Failure("string"));
export const nonEmpty: Decoder<string> = (value) =>
  typeof value === "string" && value !== "" ? value : new Failure("string with at least one character");

/** True or false; no other value is converted. */
export const bool: Decoder<boolean> = (value) => (typeof value === "boolean" ? value : new Failure("boolean"));

/** A number except NaN and infinity; texts are refused. */
export const finite: Decoder<number> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? value : new Failure("finite number");

/** A safe integer; texts and fractions are refused. */
export const int: Decoder<number> = (value) =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : new Failure("integer");
export const natural: Decoder<number> = (value) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : new Failure("integer of at least 0");
export const anything: Read = (value) => (value === undefined ? new Failure("value") : value);

/** One of these values. */
// @__NO_SIDE_EFFECTS__
export function literals<A>(...all: ReadonlyArray<A>): Decoder<A> {
  return (value) => {
    for (const each of all) if (each === value) return each;
    return new Failure(all.join(" | "));
  };
}

// @__NO_SIDE_EFFECTS__
export function nullOr<A>(read: Decoder<A>): Decoder<A | null> {
  return (value, reading) => (value === null ? null : read(value, reading));
}

/** An optional value; it stays absent in the result. */
// @__NO_SIDE_EFFECTS__
export function optional<A>(read: Decoder<A>): Decoder<A | undefined> {
  return (value, reading) => (value === undefined ? undefined : read(value, reading));
}

// @__NO_SIDE_EFFECTS__
export function nullish<A>(read: Decoder<A>): Decoder<A | null | undefined> {
  return (value, reading) => (value === null || value === undefined ? value : read(value, reading));
}

/** A value that is null when it is missing. */
// @__NO_SIDE_EFFECTS__
export function nullable<A>(read: Decoder<A>): Decoder<A | null> {
  return (value, reading) => (value === null || value === undefined ? null : read(value, reading));
}

/** A schema that refers to itself. */
// @__NO_SIDE_EFFECTS__
export function lazy<A>(read: () => Decoder<A>): Decoder<A> {
  return (value, reading) => read()(value, reading);
}

/** A value of `read` that passes the check. */
export function checked<A, B>(read: Decoder<B>, isValid: (value: B) => boolean, expected: string): Decoder<A>;
// @__NO_SIDE_EFFECTS__
export function checked<B>(read: Decoder<B>, isValid: (value: B) => boolean, expected: string): Read {
  return (value, reading) => {
    const seen = read(value, reading);
    return seen instanceof Failure || isValid(seen) ? seen : new Failure(expected);
  };
}

/** From `minimum` to `maximum`, both included. */
export function between<A>(read: Decoder<number>, minimum: number, maximum: number): Decoder<A>;
// @__NO_SIDE_EFFECTS__
export function between(read: Decoder<number>, minimum: number, maximum: number): Read {
  const isValid = (value: number) => value >= minimum && value <= maximum;
  return checked(read, isValid, `value between ${minimum} and ${maximum}`);
}

/** Above `minimum`, up to `maximum`. */
export function above<A>(read: Decoder<number>, minimum: number, maximum: number): Decoder<A>;
// @__NO_SIDE_EFFECTS__
export function above(read: Decoder<number>, minimum: number, maximum: number): Read {
  return checked(between(read, minimum, maximum), (value: number) => value > minimum, `value above ${minimum}`);
}

export function matching<A>(read: Decoder<string>, pattern: RegExp): Decoder<A>;
// @__NO_SIDE_EFFECTS__
export function matching(read: Decoder<string>, pattern: RegExp): Read {
  return checked(read, (value: string) => pattern.test(value), `string matching ${pattern.source}`);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object of these fields; drops other fields, and undefined ones. */
export function struct<A>(fields: Fields): Decoder<A>;
// @__NO_SIDE_EFFECTS__
export function struct(fields: Fields): Read {
  const entries = Object.entries(fields);
  return (value, reading) => {
    if (!isRecord(value)) return new Failure("object");
    const seen: Record<string, unknown> = {};
    for (const [key, read] of entries) {
      const field = read(value[key], reading);
      if (field instanceof Failure) return field.at(key);
      if (field !== undefined) seen[key] = field;
    }
    return seen;
  };
}

/** The application's own fields of a model. */
const ownOf = (model: OwnModelName | undefined, value: unknown, reading: Reading) =>
  model && reading.ownFields?.[model]?.read(value, reading);

const joined = (seen: object, own: object | undefined) => (own ? { ...own, ...seen } : seen);

/** An object of these fields, and of those that the application has added to the model. */
export function extended<A>(model: OwnModelName, fields: Fields): Decoder<A>;
// @__NO_SIDE_EFFECTS__
export function extended(model: OwnModelName, fields: Fields): Read {
  const read = struct<object>(fields);
  return (value, reading) => {
    const seen = read(value, reading);
    if (seen instanceof Failure) return seen;
    const own = ownOf(model, value, reading);
    return own instanceof Failure ? own : joined(seen, own);
  };
}

/** A union of objects, by a discriminating field. */
export function tagged<A>(tag: string, members: Fields): Decoder<A>;
// @__NO_SIDE_EFFECTS__
export function tagged(tag: string, members: Fields): Read {
  const byTag = new Map<unknown, Read>(Object.entries(members));
  return (value, reading) =>
    (isRecord(value) && byTag.get(value[tag])?.(value, reading)) ||
    new Failure(`object whose ${tag} is ${Object.keys(members).join(" | ")}`);
}

/** A list whose members `read` decodes; one invalid member refuses the whole list. */
// @__NO_SIDE_EFFECTS__
export function array<A>(read: Decoder<A>): Decoder<ReadonlyArray<A>> {
  return (value, reading) => {
    if (!Array.isArray(value)) return new Failure("array");
    const members: ReadonlyArray<unknown> = value;
    const seen: A[] = [];
    for (const member of members) {
      const one = read(member, reading);
      if (one instanceof Failure) return one.at(seen.length);
      seen.push(one);
    }
    return seen;
  };
}

/** An array of as many members as there are decoders. */
export function tuple<A>(...reads: ReadonlyArray<Read>): Decoder<A>;
// @__NO_SIDE_EFFECTS__
export function tuple(...reads: ReadonlyArray<Read>): Read {
  return (value, reading) => {
    if (!Array.isArray(value)) return new Failure("array");
    if (value.length > reads.length) return new Failure("end of the array").at(reads.length);
    const members: ReadonlyArray<unknown> = value;
    const seen: unknown[] = [];
    for (const [index, read] of reads.entries()) {
      const one = read(members[index], reading);
      if (one instanceof Failure) return one.at(index);
      seen.push(one);
    }
    return seen;
  };
}

/**
 * An array without its invalid members: their failures are added to the reading.
 *
 * @rule PRICE-1
 */
// @__NO_SIDE_EFFECTS__
export function eachValid<A>(read: Decoder<A>): Decoder<ReadonlyArray<A>> {
  return (value, reading) => {
    const validOf = (member: unknown): ReadonlyArray<A> => {
      const one = read(member, reading);
      if (!(one instanceof Failure)) return [one];
      reading.left.push(one);
      return [];
    };
    return Array.isArray(value) ? value.flatMap(validOf) : new Failure("array");
  };
}

/** A server's value, decoded into a model and checked by its rules; with its own fields when the model is named. */
// @__NO_SIDE_EFFECTS__
export function from<A, Encoded extends object, Wire>(
  wire: Decoder<Wire>,
  read: ReadWire<Wire, Encoded>,
  model: ModelDecoder<A, NoInfer<Encoded>>,
  name?: OwnModelName,
): Decoder<A> {
  return (value, reading) => {
    const seen = wire(value, reading);
    if (seen instanceof Failure) return seen;
    const own = ownOf(name, value, reading);
    return own instanceof Failure ? own : model(joined(read(seen, reading.ids), own), reading);
  };
}
