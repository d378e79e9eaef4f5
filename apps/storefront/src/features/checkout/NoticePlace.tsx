import { type ReactNode, useEffect, useRef } from "react";
import styles from "./NoticePlace.module.css";

interface NoticePlaceProps {
  /** What the notice is about; a new one takes the focus. Null while there is none that the shopper has caused. */
  readonly about: unknown;
  readonly children: ReactNode;
}

/** Where a step says what came of its button, which stands at the page's other end: the focus comes here, and the page with it. */
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
