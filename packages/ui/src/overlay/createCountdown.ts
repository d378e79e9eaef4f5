export interface Countdown {
  readonly run: () => void;
  readonly pause: () => void;
}

/** A timer that can be paused: the time before a pause counts. Units: milliseconds. */
export const createCountdown = ({
  duration,
  onEnd,
}: {
  readonly duration: number;
  readonly onEnd: () => void;
}): Countdown => {
  let remaining = duration;
  let running: { readonly timer: ReturnType<typeof setTimeout>; readonly since: number } | null = null;
  const pause = () => {
    if (running === null) return;
    clearTimeout(running.timer);
    remaining -= performance.now() - running.since;
    running = null;
  };
  const run = () => {
    running ??= { timer: setTimeout(onEnd, remaining), since: performance.now() };
  };
  return { run, pause };
};
