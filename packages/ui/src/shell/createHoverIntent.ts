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
  opensAfter = 400,
  closesAfter = 500,
}: {
  readonly onChange: (isOver: boolean) => void;
  readonly opensAfter?: number;
  readonly closesAfter?: number;
}): HoverIntent => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number, isOver: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(isOver), delay);
  };
  return {
    enter: () => after(opensAfter, true),
    leave: () => after(closesAfter, false),
    cancel: () => clearTimeout(timer),
  };
};
