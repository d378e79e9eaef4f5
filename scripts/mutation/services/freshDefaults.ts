import { Context } from "effect";
import { beforeEach } from "vitest";

const remembered = new Map<Context.Reference<unknown>, unknown>();

/** Effect caches a `Context.Reference`'s default for the process, including a mutant's: this limits it to one test. */
Object.defineProperty(
  Object.getPrototypeOf(Context.Reference("any", { defaultValue: () => null })),
  "~effect/Context/defaultValue",
  {
    configurable: true,
    get(this: Context.Reference<unknown>) {
      if (!remembered.has(this)) remembered.set(this, this.defaultValue());
      return remembered.get(this);
    },
  },
);

beforeEach(() => {
  remembered.clear();
});
