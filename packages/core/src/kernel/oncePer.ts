/** Computes a function once for each object, as long as the object is held elsewhere. */
export function oncePer<Given extends object, Result>(compute: (given: Given) => Result): (given: Given) => Result {
  const known = new WeakMap<Given, { readonly result: Result }>();
  return (given) => {
    const { result } = known.get(given) ?? { result: compute(given) };
    known.set(given, { result });
    return result;
  };
}
