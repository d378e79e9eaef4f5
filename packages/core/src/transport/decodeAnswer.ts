import * as Effect from "effect/Effect";
import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";
import type { WireIds } from "../decoding/Reading.ts";
import { log } from "../kernel/log.ts";
import { DecodeError } from "../kernel/TransportError.ts";

const errorOf = ({ message }: Failure) => new DecodeError({ message });

interface Decoded<A> {
  readonly by: Decoder<A>;
  readonly ids: WireIds;
  readonly read: A | Failure;
  readonly left: ReadonlyArray<Failure>;
}

const decode = <A>(by: Decoder<A>, data: unknown, ids: WireIds): Decoded<A> => {
  const left: Failure[] = [];
  return { by, ids, read: by(data, { left, ids }), left };
};

/** What its lists leave out is logged: where and why, never the value, which may be personal data. */
const resultOf = <A>({ read, left }: Decoded<A>): Effect.Effect<A, DecodeError> => {
  const result = read instanceof Failure ? Effect.fail(errorOf(read)) : Effect.succeed(read);
  if (left.length === 0) return result;
  return Effect.andThen(
    Effect.forEach(left, (failure) => log("error", "Refused what the server sent", errorOf(failure))),
    result,
  );
};

/** Reads an answer, by the ids that the shop's settings have. */
export const decodeAnswer = <A>(decoder: Decoder<A>, data: unknown, ids: WireIds): Effect.Effect<A, DecodeError> =>
  Effect.suspend(() => resultOf(decode(decoder, data, ids)));

const shared = new WeakMap<object, Decoded<unknown>>();

const isSame = <A>(known: Decoded<unknown> | undefined, by: Decoder<A>, ids: WireIds): known is Decoded<A> =>
  known?.by === by &&
  known.ids.shippingMethodIds === ids.shippingMethodIds &&
  known.ids.paymentMethodIds === ids.paymentMethodIds;

/** The same for an answer that many shops share: it is decoded once, and all get the same objects. */
export const decodeShared = <A>(decoder: Decoder<A>, data: object, ids: WireIds): Effect.Effect<A, DecodeError> =>
  Effect.suspend(() => {
    const known = shared.get(data);
    if (isSame(known, decoder, ids)) return resultOf(known);
    const decoded = decode(decoder, data, ids);
    shared.set(data, decoded);
    return resultOf(decoded);
  });
