import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type * as Layer from "effect/Layer";
import type { Abortable } from "../kernel/Answer.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import type { Capability, Foundation, Opening } from "./Capability.ts";

type Open<Api> = Capability<string, Api>["open"];

/** A service with a capability's methods as effects. */
type Effects<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...input: infer Input) => infer Result
    ? (
        ...input: Input
      ) => Result extends Promise<infer A> ? Effect.Effect<A, ShopError> : Result | Effect.Effect<Result>
    : Api[Name];
};

type Returns<Member, Result> = Member extends (...input: never) => Result ? true : false;

/** The members of a service that are no methods with promises: each needs its entry, so that nothing becomes public by accident. */
type Exceptions<Service, Api> = {
  readonly [
    Name in keyof Service as Name extends keyof Api
      ? Returns<Service[Name], Effect.Effect<unknown, unknown>> extends Returns<Api[Name], Promise<unknown>>
        ? never
        : Name
      : Name
  ]: Name extends keyof Api ? "at once" : "internal";
};

/** `Effects` types the errors. */
const isEffect = (answer: unknown): answer is Effect.Effect<unknown> => Effect.isEffect(answer);
const isAbortable = (last: unknown): last is Abortable => typeof last === "object" && last !== null && "signal" in last;

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
        const method = (...input: ReadonlyArray<unknown>): unknown => {
          const answer: unknown = Reflect.apply(member, undefined, input);
          if (!isEffect(answer)) return answer;
          const last = input.at(-1);
          return exceptions[name] === "at once" ? runNow(answer) : run(answer, isAbortable(last) ? last : {});
        };
        return [name, method];
      }),
  );
}

/**
 * Opens a capability whose service is declared by the same interface as its public object: effects become promises, which end with
 * the `signal` of an `Abortable`; stores and plain functions stay. `except` names the members that do neither: methods that answer
 * at once, and those that are internal to other services.
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
