const failures = new WeakSet<object>();

/**
 * Remembers the failure of an optional script, or of one that the next press loads again: it must not reload the page.
 */
export function tolerate(error: unknown): void {
  if (error instanceof Error) failures.add(error);
}

/** Whether a failure must not reload the page. */
export const isTolerated = (error: Error): boolean => failures.has(error);
