import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface Typed<Field> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For the input or the text area. */
  readonly inputRef: RefObject<Field | null>;
}

/** The text of a field. It adopts text typed before the page's scripts loaded, which React would overwrite. */
export function useTyped<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  initial = "",
): Typed<Field> {
  const [value, onChange] = useState(initial);
  const inputRef = useRef<Field>(null);
  useLayoutEffect(() => {
    if (inputRef.current !== null) onChange(inputRef.current.value);
  }, []);
  return { value, onChange, inputRef };
}
