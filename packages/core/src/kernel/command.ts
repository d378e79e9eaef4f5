import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import type * as Scope from "effect/Scope";
import { CommandObserver, type CommandOutcome } from "./CommandObserver.ts";
import type { CommandPolicy } from "./CommandPolicy.ts";

const outcomeOf = (exit: Exit.Exit<unknown, unknown>): CommandOutcome => {
  if (Exit.isSuccess(exit)) return { kind: "succeeded" };
  return Cause.hasInterruptsOnly(exit.cause)
    ? { kind: "interrupted" }
    : { kind: "failed", error: Cause.squash(exit.cause) };
};

/**
 * Makes a service's function a command: its policy decides what a second, parallel call does, `requests` limits its time, and
 * an observer can follow its calls.
 *
 * Errors: those of `run`.
 */
export const command = <Skipped, A, E, Input = void>(
  declared: { readonly name: string; readonly policy: CommandPolicy<Skipped>; readonly requests: number | null },
  run: (input: Input) => Effect.Effect<A, E>,
): Effect.Effect<(input: Input) => Effect.Effect<A | Skipped, E>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const observe = yield* CommandObserver;
    const { name, policy, requests } = declared;
    const guard = yield* policy.make<A, E>();
    let calls = 0;
    observe({ kind: "declared", command: { name, policy: policy.name, requests } });
    return (input) =>
      Effect.suspend(() => {
        calls += 1;
        const call = calls;
        observe({ kind: "called", name, call, input });
        return Effect.onExit(guard(run(input)), (exit) =>
          Effect.sync(() => observe({ kind: "ended", name, call, outcome: outcomeOf(exit) })),
        );
      });
  });
