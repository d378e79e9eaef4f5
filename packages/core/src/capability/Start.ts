import type { SessionCarrier } from "../identity/SessionCarrier.ts";
import type { IsCommand } from "../kernel/CommandResult.ts";
import type { Environment } from "../kernel/ShopEnvironment.ts";
import type { Store } from "../kernel/Store.ts";

/** What a shop starts from before it has services. */
export interface Beginning extends Pick<Environment, "cookies" | "settings" | "snapshot"> {
  readonly session: SessionCarrier;
}

/** A capability's stores. */
export type StoresOf<Api> = {
  readonly [Name in keyof Api as Api[Name] extends Store<unknown> ? Name : never]: Api[Name];
};

/**
 * What a method other than a command does before the services have loaded. `promise`, `void` and `undo` load them:
 *
 * - `promise`: a query waits, and its promise rejects when loading fails;
 * - `void`: the call is done later; `quiet`: the same, but without loading them;
 * - `undo`: the call is done later, and so is a call of the function that it returns;
 * - `absent`: throws, because its result cannot wait;
 * - a function of the stores, which needs no services.
 */
type Held<Api, Method> = Method extends (...input: never) => infer Result
  ? Result extends Promise<unknown>
    ? "promise"
    : [Result] extends [void]
      ? "void" | "quiet"
      : [Result] extends [() => void]
        ? "undo"
        : "absent" | ((stores: StoresOf<Api>) => Method)
  : never;

type IsOfCommand<Method> = Method extends (...input: never) => Promise<infer Result> ? IsCommand<Result> : false;

/** The methods of a capability other than commands. */
export type Exceptions<Api> = {
  readonly [
    Name in Exclude<keyof Api, keyof StoresOf<Api>> as IsOfCommand<Api[Name]> extends true ? never : Name
  ]: Held<Api, Api[Name]>;
};

/** A capability before its services are there: without Effect, and without requests. */
export interface Start<Name extends string, Api> {
  readonly name: Name;
  /** Created by the same functions as the service's stores, so both start from equal values. */
  readonly stores: (beginning: Beginning) => StoresOf<Api>;
  /** Every other method is a command: it waits for the services, and is refused when loading fails. */
  readonly except: Exceptions<Api>;
}
