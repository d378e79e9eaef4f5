import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Typed {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For the input. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** The text of a field. It adopts what was typed before the page's scripts came: React would overwrite it. */
export function useTyped(initial = ""): Typed {
  const [value, onChange] = useState(initial);
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (inputRef.current !== null) onChange(inputRef.current.value);
  }, []);
  return { value, onChange, inputRef };
}
