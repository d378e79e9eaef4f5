import * as Effect from "effect/Effect";
import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";
import type { Reading } from "../decoding/Reading.ts";
import { log } from "../kernel/log.ts";
import { DecodeError } from "../kernel/TransportError.ts";

const errorOf = ({ message }: Failure) => new DecodeError({ message });

interface Decoded<A> {
  readonly by: Decoder<A>;
  readonly read: A | Failure;
  readonly left: ReadonlyArray<Failure>;
}

const decoded = new WeakMap<object, Decoded<unknown>>();

const isBy = <A>(known: Decoded<unknown> | null | undefined, by: Decoder<A>): known is Decoded<A> => known?.by === by;

/** Decodes an object once: shops of one server share responses, and with them the decoded objects. */
function decode<A>(by: Decoder<A>, data: unknown, context: Omit<Reading, "left">): Decoded<A> {
  const key = typeof data === "object" ? data : null;
  const known = key && decoded.get(key);
  if (isBy(known, by)) return known;
  const left: Failure[] = [];
  const read = { by, read: by(data, { ...context, left }), left };
  if (key) decoded.set(key, read);
  return read;
}

/** Reads a response, by the ids that the shop's settings have and with its own fields. What its lists leave out is logged: where and why, never the value, which may be personal data. */
export const decodeResponse = <A>(
  decoder: Decoder<A>,
  data: unknown,
  context: Omit<Reading, "left">,
): Effect.Effect<A, DecodeError> =>
  Effect.suspend(() => {
    const { read, left } = decode(decoder, data, context);
    return Effect.forEach(left, (failure) => log("error", "Refused what the server sent", errorOf(failure))).pipe(
      Effect.andThen(read instanceof Failure ? Effect.fail(errorOf(read)) : Effect.succeed(read)),
    );
  });
