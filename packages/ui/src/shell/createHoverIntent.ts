export interface HoverIntent {
  readonly enter: () => void;
  readonly leave: () => void;
  /** Cancels a pending change. */
  readonly cancel: () => void;
}

/**
 * Opens only after the pointer has stayed for a while, and closes only after it has left for a while.
 *
 * Units: milliseconds.
 *
 * @rule CAT-4
 */
export const createHoverIntent = ({
  onChange,
  opensAfterMs,
  closesAfterMs,
}: {
  readonly onChange: (isOver: boolean) => void;
  readonly opensAfterMs: number;
  readonly closesAfterMs: number;
}): HoverIntent => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number, isOver: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(isOver), delay);
  };
  return {
    enter: () => after(opensAfterMs, true),
    leave: () => after(closesAfterMs, false),
    cancel: () => clearTimeout(timer),
  };
};
