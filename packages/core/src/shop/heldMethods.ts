import type { Arrival } from "./makeArrival.ts";

/** A shop whose services are there. */
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
const notLoaded = (cause: unknown) =>
  Object.assign(new Error("The services did not load", { cause }), { _tag: "NetworkError" });

/** Result of a call made before the services have loaded, by kind of method. */
const ways: Readonly<
  Record<string, (arrival: Arrival<Whole>, done: (whole: Whole) => unknown, name: string) => unknown>
> = {
  command: ({ call }, done) =>
    new Promise((resolve) =>
      call({
        run: (whole) => resolve(done(whole)),
        fail: (cause) => resolve({ kind: "refused", error: notLoaded(cause) }),
      }),
    ),
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

/** A capability's methods, which wait for the services, or need none. */
export const heldMethods = (
  { name, methods }: { readonly name: string; readonly methods: object },
  { arrival, stores }: { readonly arrival: Arrival<Whole>; readonly stores: object },
): Record<string, unknown> => {
  const entries: ReadonlyArray<readonly [string, unknown]> = Object.entries(methods);
  return Object.fromEntries(
    entries.map(([member, way]) => {
      if (typeof way === "function") return [member, Reflect.apply(way, undefined, [stores])];
      const method = (...input: ReadonlyArray<unknown>): unknown => {
        const done = (whole: Whole) => invoke(memberOf(whole, name), member, input);
        const whole = arrival.whole();
        return whole === null ? ways[String(way)]?.(arrival, done, `${name}.${member}`) : done(whole);
      };
      return [member, method];
    }),
  );
};
