type Args = Readonly<Record<string, unknown>>;

/** What a handler is called with is the new value of one of these props. */
const handled: Readonly<Record<string, ReadonlyArray<string>>> = {
  onChange: ["isSelected", "isTicked", "isSubscribed", "value"],
  onQuantityChange: ["quantity"],
};

const isPart = (value: unknown): value is Args => typeof value === "object" && value !== null;

/** How a handler's call changes the story. */
export interface Choosing {
  /** Gets the args that change. */
  readonly choose: (changed: Args) => void;
  /** Whether handlers get only the changed part of a value. */
  readonly isInPart?: boolean;
}

/**
 * The args of a story in which a controlled component reacts: as its host would, the story takes over the value that a handler is
 * called with. A handler with several arguments says more than a value, and changes nothing.
 */
export function controlled(args: Args, { choose, isInPart = false }: Choosing): Args {
  const reacting = Object.entries(handled).flatMap(([handler, props]) => {
    const called = args[handler];
    const prop = props.find((name) => Object.hasOwn(args, name));
    if (typeof called !== "function" || prop === undefined) return [];
    const handle = (...given: ReadonlyArray<unknown>): void => {
      Reflect.apply(called, undefined, given);
      const [value] = given;
      const before = args[prop];
      if (given.length === 1)
        choose({ [prop]: isInPart && isPart(before) && isPart(value) ? { ...before, ...value } : value });
    };
    return [[handler, handle] as const];
  });
  return { ...args, ...Object.fromEntries(reacting) };
}
