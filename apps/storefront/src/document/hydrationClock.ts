/** A clock that stands still until the page that the server rendered has been taken over. */
export interface HydrationClock {
  readonly now: () => Date;
  /** Lets it run, on the device's own time. */
  readonly release: () => void;
}

/**
 * A clock for the browser's shop. It stands at the moment of the server's render first, so that the first render here
 * comes to the same prices; nothing is inferred from it about the device's clock, because the page may come from a cache.
 */
export function hydrationClock(renderedAt: string): HydrationClock {
  let now = () => new Date(renderedAt);
  return {
    now: () => now(),
    release: () => {
      now = () => new Date();
    },
  };
}
