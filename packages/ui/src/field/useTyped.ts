import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What `useTyped` gives to a field. */
export interface Typed<Field> {
  /** What stands in the field. */
  readonly value: string;
  /** Called with all that stands in the field, at each key. */
  readonly onChange: (value: string) => void;
  /** For the input or the text area. */
  readonly ref: RefObject<Field | null>;
}

/** The text of a field. It adopts text typed before the page's scripts loaded, which React would overwrite. */
export function useTyped<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  initial = "",
): Typed<Field> {
  const [value, onChange] = useState(initial);
  const ref = useRef<Field>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) onChange(ref.current.value);
  }, []);
  return { value, onChange, ref };
}
