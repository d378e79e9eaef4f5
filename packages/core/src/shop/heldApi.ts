import type { Arrival } from "./makeArrival.ts";

/** A shop whose services have loaded. */
type Whole = object;

const drop = () => undefined;

/** A member of something that a shop has made. */
export const memberOf = (owner: unknown, name: string): unknown =>
  typeof owner === "object" && owner !== null ? Reflect.get(owner, name) : undefined;

/** Calls a method by its name. */
export const invoke = (owner: unknown, name: string, input: ReadonlyArray<unknown>): unknown => {
  const method = memberOf(owner, name);
  if (typeof method !== "function") throw new TypeError(`The shop has no method ${name}`);
  return Reflect.apply(method, owner, input);
};

/** A `NetworkError` without its class, which comes with the services. */
export const notLoaded = (cause: unknown) =>
  Object.assign(new Error("The services did not load", { cause }), { _tag: "NetworkError" });

type Way = (arrival: Arrival<Whole>, done: (whole: Whole) => unknown, name: string) => unknown;

const command: Way = ({ call }, done) =>
  new Promise((resolve) =>
    call({
      run: (whole) => resolve(done(whole)),
      fail: (cause) => resolve({ kind: "refused", error: notLoaded(cause) }),
    }),
  );

/** The result of a call before the services are there, by kind of method. */
const ways: Readonly<Record<string, Way>> = {
  promise: ({ call }, done) =>
    new Promise((resolve, reject) => call({ run: (whole) => resolve(done(whole)), fail: reject })),
  void: ({ call }, done) => call({ run: (whole) => void done(whole), fail: drop }),
  quiet: ({ call }, done) => call({ run: (whole) => void done(whole), fail: null }),
  undo: ({ call }, done) => {
    let undo: unknown = null;
    call({ run: (whole) => void (undo = done(whole)), fail: drop });
    return () => call({ run: () => typeof undo === "function" && void Reflect.apply(undo, undefined, []), fail: drop });
  },
  absent: (_arrival, _done, name) => {
    throw new TypeError(`${name} has no answer before \`shop.ready()\``);
  },
};

/** Members that JavaScript and libraries read on any object: `then`, `toJSON`, symbols. */
const isAskedOfAll = (member: string | symbol): member is symbol | "then" | "toJSON" =>
  typeof member === "symbol" || member === "then" || member === "toJSON";

/** A capability's stores and methods before its services have loaded: methods wait for them, or need none. */
export function heldApi(
  { name, except }: { readonly name: string; readonly except: object },
  { arrival, stores }: { readonly arrival: Arrival<Whole>; readonly stores: object },
): object {
  const methodOf =
    (member: string, way: Way) =>
    (...input: ReadonlyArray<unknown>): unknown => {
      const done = (whole: Whole) => invoke(memberOf(whole, name), member, input);
      const whole = arrival.whole();
      return whole === null ? way(arrival, done, `${name}.${member}`) : done(whole);
    };
  const entries: ReadonlyArray<readonly [string, unknown]> = Object.entries(except);
  const exceptions = entries.map(([member, way]): readonly [string, unknown] => [
    member,
    typeof way === "function"
      ? Reflect.apply(way, undefined, [stores])
      : methodOf(member, ways[String(way)] ?? command),
  ]);
  return new Proxy<object>(
    { ...stores, ...Object.fromEntries(exceptions) },
    {
      get: (known, member): unknown => {
        if (!(member in known) && !isAskedOfAll(member)) Reflect.set(known, member, methodOf(member, command));
        return Reflect.get(known, member);
      },
    },
  );
}
