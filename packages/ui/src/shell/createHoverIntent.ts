export interface HoverIntent {
  readonly enter: () => void;
  readonly leave: () => void;
  /** Forgets what was about to happen. */
  readonly cancel: () => void;
}

/**
 * Tells a pointer that means it from one that passes by: something opens only after a pointer has stayed, and closes only
 * after it has stayed away.
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
