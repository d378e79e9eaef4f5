import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";

/** Completes when the turn ends. Its value is an earlier turn that must end before the next may start. */
interface Turn extends Deferred.Deferred<Turn | null> {}

const ended = (turn: Turn | null): Effect.Effect<void> =>
  turn === null ? Effect.void : Effect.flatMap(Deferred.await(turn), ended);

/** Makes effects run one after another, in order. An effect that is interrupted while it waits is left out. */
export const makeTurn = () => {
  let last: Turn | null = null;
  return <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.uninterruptibleMask((restore) => {
      const before = last;
      const turn: Turn = Deferred.makeUnsafe();
      last = turn;
      let isWaiting = true;
      const run = Effect.suspend(() => {
        isWaiting = false;
        return effect;
      });
      return Effect.ensuring(
        restore(Effect.andThen(ended(before), run)),
        Effect.suspend(() => Deferred.succeed(turn, isWaiting ? before : null)),
      );
    });
};
