import { Context } from "effect";
import { beforeEach } from "vitest";

const remembered = new Map<Context.Reference<unknown>, unknown>();

/**
 * Effect keeps what a `Context.Reference` gives by default for as long as the process lives, and so what a mutant of it gave:
 * here it is for one test.
 */
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
