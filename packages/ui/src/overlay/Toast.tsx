import type { Notice } from "@kamra/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { feedbackTexts } from "../feedback/text.hu.ts";
import { type Countdown, createCountdown } from "./createCountdown.ts";
import styles from "./Toasts.module.css";

export interface ToastProps {
  readonly notice: Notice;
  readonly isPaused: boolean;
  readonly onDismiss: () => void;
}

const icons = { success: "check", error: "alert", info: "info" } as const;

/** One notice; it closes after its time, if it has one, or by its button. */
export const Toast = ({ notice, isPaused, onDismiss }: ToastProps) => {
  const texts = useTexts("feedback", feedbackTexts);
  const countdown = useRef<Countdown>(null);
  const dismiss = useEffectEvent(onDismiss);
  const duration = notice.durationMs;

  useEffect(() => {
    if (duration === null) return;
    countdown.current ??= createCountdown({ duration, onEnd: () => dismiss() });
    if (!isPaused) countdown.current.run();
    return () => countdown.current?.pause();
  }, [isPaused, duration]);

  return (
    <div className={classNames(styles.toast, styles[notice.kind])}>
      <Icon name={icons[notice.kind]} />
      <p className={styles.text}>
        {notice.kind === "error" && <VisuallyHidden>{`${texts.error}: `}</VisuallyHidden>}
        {notice.text}
      </p>
      <IconButton icon="close" label={texts.dismiss} onPress={onDismiss} />
    </div>
  );
};
