import "./effectForm.ts";
import type { CommandResult, Waiting } from "./CommandResult.ts";

/**
 * What methods return in each form: to an app as promises, to other services as effects (`effectForm.ts`). A query's promise
 * rejects with `E`. A command's also resolves when the command is refused; it rejects only for bugs. A change's resolves, too,
 * when it is stored during an outage. What answers at once needs no promise.
 */
export interface Forms<A, E> {
  readonly promise: {
    readonly query: Promise<A>;
    readonly command: Promise<CommandResult<A, E>>;
    readonly change: Promise<CommandResult<A, E> | Waiting>;
    readonly atOnce: A;
  };
}

/** The caller of a capability's methods: other services, as effects, or an app, as promises. */
export type Form = keyof Forms<unknown, unknown>;

/** The result of a query: `E` is what the effect fails with, and the promise rejects with. */
export type Query<As extends Form, A, E = never> = Forms<A, E>[As]["query"];

/** The result of a command. `A` contains `null` where a call can be skipped. */
export type Command<As extends Form, A = void, E = never> = Forms<A, E>[As]["command"];

/** The result of a command that is stored during an outage. The effect waits for the network; the promise resolves. */
export type Change<As extends Form, A = void, E = never> = Forms<A, E>[As]["change"];

/** The result of a method that never waits: an app gets it without a promise. */
export type AtOnce<As extends Form, A = void> = Forms<A, never>[As]["atOnce"];

/** The last parameter of a query whose promise an app may end: it rejects with an AbortedError then. */
export interface Abortable {
  readonly signal?: AbortSignal | undefined;
}
