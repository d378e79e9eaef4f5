import { cloneElement, type KeyboardEvent, type ReactElement, useId, useRef } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Tooltip.module.css";

/** Props of `Tooltip`: its words, what it belongs to, and those of its root element. */
export interface TooltipProps extends RootProps<"span"> {
  /** A few words that help and are not needed: fingers do not see them. */
  readonly text: string;
  /** One button or link. */
  readonly children: ReactElement<{ readonly "aria-describedby"?: string }>;
}

/** Words beside a button or link while a mouse is on it or the keyboard is; screen readers read them after its name. */
export const Tooltip = ({ text, children, className, ...root }: TooltipProps) => {
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  const show = () => words.current?.showPopover();
  const hide = () => words.current?.hidePopover();
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || words.current?.matches(":popover-open") !== true) return;
    // Not the dialog around it.
    event.stopPropagation();
    hide();
  };
  return (
    <span
      {...root}
      className={classNames(styles.place, className)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && show()}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && show()}
      onBlur={hide}
      onKeyDown={dismiss}
    >
      {cloneElement(children, { "aria-describedby": id })}
      <span ref={words} id={id} className={styles.tooltip} role="tooltip" popover="manual">
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  );
};
