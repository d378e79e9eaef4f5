/**
 * The latest of several things by the instant that `at` returns: the first of equal ones, or `null` for none.
 *
 * @example latest(["2026-11-21T10:30:00+01:00", "2026-11-21T10:00:00Z"], { at: Date.parse }) // => "2026-11-21T10:00:00Z"
 */
export function latest<Thing>(
  things: ReadonlyArray<Thing>,
  { at }: { readonly at: (thing: Thing) => number },
): Thing | null {
  return things.reduce<Thing | null>((last, thing) => (last !== null && at(last) >= at(thing) ? last : thing), null);
}
