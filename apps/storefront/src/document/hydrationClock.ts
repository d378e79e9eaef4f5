/** A clock frozen until hydration has finished. */
export interface HydrationClock {
  readonly now: () => Date;
  /** Starts it, at the device's time. */
  readonly release: () => void;
}

/**
 * A clock for the browser's shop. It starts frozen at the server render's moment, so that hydration renders the same
 * prices. It says nothing about the device's clock, because the page may be cached.
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
