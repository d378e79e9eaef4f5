/** The clock of everything in this process, which can be advanced. */
export interface MovableClock {
  readonly now: () => Date;
  /** Milliseconds ahead of the real clock. */
  readonly ahead: () => number;
  /** Advances it by this many milliseconds. */
  readonly moveOn: (milliseconds: number) => void;
  /** Resets it to the real clock. */
  readonly reset: () => void;
}

/** The maximum offset in milliseconds: two years. */
const furthest = 2 * 365 * 24 * 60 * 60_000;

export function movableClock(clock: () => Date): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(clock().getTime() + ahead),
    ahead: () => ahead,
    moveOn(milliseconds) {
      ahead = Math.min(ahead + milliseconds, furthest);
    },
    reset() {
      ahead = 0;
    },
  };
}
