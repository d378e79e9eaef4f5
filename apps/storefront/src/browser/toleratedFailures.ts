const failures = new WeakSet<object>();

/** Remembers the failure of a script that the page works without, or whose next press tries again: it must not reload the page. */
export function tolerate(error: unknown): void {
  if (error instanceof Error) failures.add(error);
}

/** Whether a failure must not reload the page. */
export const isTolerated = (error: Error): boolean => failures.has(error);
