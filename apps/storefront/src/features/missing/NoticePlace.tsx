import { type ReactNode, useEffect, useRef } from "react";
import styles from "./NoticePlace.module.css";

interface NoticePlaceProps {
  /** The notice's content; a new one takes the focus. Null until the shopper causes one. */
  readonly about: unknown;
  readonly children: ReactNode;
}

/**
 * The place of a step's result, at the other end of the page from its button: it takes the focus and scrolls into view.
 */
export function NoticePlace({ about, children }: NoticePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (about !== null) place.current?.focus();
  }, [about]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
