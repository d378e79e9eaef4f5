import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import type { Abortable } from "../kernel/methodForms.ts";
import { CurrentCaller } from "../kernel/Caller.ts";
import type { CommandResult, IsCommand, ValueOf, Waiting } from "../kernel/CommandResult.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import { AbortedError } from "../kernel/TransportError.ts";
import type { EffectCapability, Foundation, Opening } from "./EffectCapability.ts";

type Open<Api> = EffectCapability<string, Api>["open"];

/** The value of a command's effect; null for a skipped call. */
type Given<Result> = ValueOf<Result> | (Extract<Result, { readonly kind: "skipped" }> extends never ? never : null);

/** A service with a capability's methods as effects. */
type Effects<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...input: infer Input) => infer Result
    ? (
        ...input: Input
      ) => Result extends Promise<infer A>
        ? Effect.Effect<IsCommand<A> extends true ? Given<A> : A, ShopError>
        : Result | Effect.Effect<Result>
    : Api[Name];
};

type Returns<Member, Result> = Member extends (...input: never) => Result ? true : false;

/** How the app calls a method. */
type KindOf<Method> = Method extends (...input: never) => infer Result
  ? Result extends Promise<infer A>
    ? IsCommand<A> extends false
      ? "query"
      : Waiting extends A
        ? "change"
        : "command"
    : "at once"
  : never;

/**
 * The members of a service other than commands. Each needs an entry, so that nothing becomes public by accident and
 * queries are not wrapped as results.
 */
type Exceptions<Service, Api> = {
  readonly [
    Name in keyof Service as Name extends keyof Api
      ? Returns<Service[Name], Effect.Effect<unknown, unknown>> extends true
        ? KindOf<Api[Name]> extends "command"
          ? never
          : Name
        : never
      : Name
  ]: Name extends keyof Api ? KindOf<Api[Name]> : "internal";
};

/** `Effects` types the errors. */
const isEffect = (result: unknown): result is Effect.Effect<unknown, ShopError> => Effect.isEffect(result);
const isAbortable = (last: unknown): last is Abortable => typeof last === "object" && last !== null && "signal" in last;

/** Runs a command, or a change, whose caller is told when it waits for the network. */
function resultOf(
  effect: Effect.Effect<unknown, ShopError>,
  { run, kind }: { readonly run: Opening["run"]; readonly kind: string | undefined },
): Promise<CommandResult<unknown, ShopError> | Waiting> {
  const ended = async (called: typeof effect): Promise<CommandResult<unknown, ShopError>> => {
    try {
      const result = await run(Effect.result(called));
      if (Result.isFailure(result)) return { kind: "refused", error: result.failure };
      return result.success === null ? { kind: "skipped" } : { kind: "confirmed", value: result.success };
    } catch (error) {
      if (error instanceof AbortedError) return { kind: "refused", error };
      throw error;
    }
  };
  if (kind !== "change") return ended(effect);
  return new Promise((resolve, reject) => {
    const waits = () => resolve({ kind: "waiting" });
    ended(Effect.provideService(effect, CurrentCaller, { waits })).then(resolve, reject);
  });
}

function published<Service extends object, Api>(
  service: Service & Effects<Api>,
  exceptions: Exceptions<Service, Api>,
  opening: Opening,
): Api;
function published(service: object, exceptions: Readonly<Record<string, string>>, { run, runNow }: Opening): unknown {
  const members: ReadonlyArray<readonly [string, unknown]> = Object.entries(service);
  return Object.fromEntries(
    members
      .filter(([name]) => exceptions[name] !== "internal")
      .map(([name, member]) => {
        if (typeof member !== "function") return [name, member];
        const kind = exceptions[name];
        const method = (...input: ReadonlyArray<unknown>): unknown => {
          const result: unknown = Reflect.apply(member, undefined, input);
          if (!isEffect(result)) return result;
          if (kind === "at once") return runNow(Effect.orDie(result));
          if (kind !== "query") return resultOf(result, { run, kind });
          const last = input.at(-1);
          return run(result, isAbortable(last) ? last : {});
        };
        return [name, method];
      }),
  );
}

/**
 * Opens a capability whose service is declared by the same interface as its public object: effects become promises; stores and plain
 * functions stay. A command's promise resolves to its result. `except` names the other methods: queries, whose promises reject and
 * end with the `signal` of an `Abortable`; changes, which may wait for the network; methods that answer at once; and those that are
 * internal to other services.
 */
export const opened =
  <Api, Self, Service extends object>(
    tag: Context.Key<Self, Service & Effects<NoInfer<Api>>>,
    layer: Layer.Layer<Self, never, Foundation>,
    {
      except,
      snapshot = () => ({}),
    }: {
      readonly except: Exceptions<Service, NoInfer<Api>>;
      readonly snapshot?: (service: Service) => Omit<ShopSnapshot, "now">;
    },
  ): Open<Api> =>
  (opening) =>
    Effect.map(opening.build(layer), (context) => {
      const service = Context.get(context, tag);
      return { api: published<Service, Api>(service, except, opening), snapshot: () => snapshot(service) };
    });
