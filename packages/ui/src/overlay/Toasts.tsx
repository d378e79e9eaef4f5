import type { Notice } from "@kamra/core";
import { useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTopDialog } from "./openDialogs.ts";
import { useTexts } from "../text/useTexts.ts";
import { feedbackTexts } from "../feedback/text.hu.ts";
import { Toast } from "./Toast.tsx";
import styles from "./Toasts.module.css";

/** Props of `Toasts`: the current notices, and the callback that removes one. */
export interface ToastsProps extends RootProps<"section"> {
  /** The messages to show. */
  readonly notices: ReadonlyArray<Notice>;
  /** Called when its time is over or the shopper closes it. */
  readonly onDismiss: (id: Notice["id"]) => void;
}

/**
 * The shop's notices, each for its own time; hovering or focusing one pauses the time of all. Errors interrupt a screen
 * reader; others are read afterwards.
 *
 * @rule MODAL-4
 */
export const Toasts = ({ notices, onDismiss, className, ...root }: ToastsProps) => {
  const texts = useTexts("feedback", feedbackTexts);
  const dialog = useTopDialog();
  const [isPaused, setIsPaused] = useState(false);
  const show = (notice: Notice) => (
    <li key={notice.id}>
      <Toast notice={notice} isPaused={isPaused} onDismiss={() => onDismiss(notice.id)} />
    </li>
  );
  const list = (
    <section
      aria-label={texts.notices}
      {...root}
      className={classNames(styles.toasts, className)}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <ol role="list" aria-live="assertive" aria-relevant="additions">
        {notices.filter(({ kind }) => kind === "error").map(show)}
      </ol>
      <ol role="list" aria-live="polite" aria-relevant="additions">
        {notices.filter(({ kind }) => kind !== "error").map(show)}
      </ol>
    </section>
  );
  return dialog === undefined ? list : createPortal(list, dialog);
};
