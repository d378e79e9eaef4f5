import * as Effect from "effect/Effect";
import type { Decoder } from "../decoding/Decoder.ts";
import { Failure } from "../decoding/Failure.ts";
import type { WireIds } from "../decoding/Reading.ts";
import { log } from "../kernel/log.ts";
import { DecodeError } from "../kernel/TransportError.ts";

const errorOf = ({ message }: Failure) => new DecodeError({ message });

/** Reads an answer, by the ids that the shop's settings have. What its lists leave out is logged: where and why, never the value, which may be personal data. */
export const decodeAnswer = <A>(decoder: Decoder<A>, data: unknown, ids: WireIds): Effect.Effect<A, DecodeError> =>
  Effect.suspend(() => {
    const left: Failure[] = [];
    const read = decoder(data, { left, ids });
    return Effect.forEach(left, (failure) => log("error", "Refused what the server sent", errorOf(failure))).pipe(
      Effect.andThen(read instanceof Failure ? Effect.fail(errorOf(read)) : Effect.succeed(read)),
    );
  });
