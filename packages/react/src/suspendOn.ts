interface Work {
  readonly promise: Promise<void>;
  readonly failure: () => { readonly error: unknown } | null;
}

/** Work in progress, by owner and key. */
const underWay = new WeakMap<object, Map<unknown, Work>>();

/**
 * Suspends the rendering component until the work ends. The first component starts it, and the others wait for the same
 * work. After `forget` the next component starts it again.
 *
 * Errors: the rejection of the work, thrown while rendering, until it is forgotten.
 */
export function suspendOn(owner: object, key: unknown, begin: (forget: () => void) => Promise<unknown>): never {
  const ofOwner = underWay.get(owner) ?? new Map<unknown, Work>();
  underWay.set(owner, ofOwner);
  const start = (): Work => {
    let failure: { readonly error: unknown } | null = null;
    const fail = (error: unknown) => {
      failure = { error };
    };
    const promise = begin(() => ofOwner.delete(key)).then(() => undefined, fail);
    const work: Work = { promise, failure: () => failure };
    ofOwner.set(key, work);
    return work;
  };
  const { promise, failure: failureOf } = ofOwner.get(key) ?? start();
  const failure = failureOf();
  if (failure !== null) throw failure.error;
  // oxlint-disable-next-line typescript/only-throw-error -- React 18 suspends on a thrown promise; `use` came with React 19
  throw promise;
}
