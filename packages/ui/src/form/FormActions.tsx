import { type ReactNode, useSyncExternalStore } from "react";
import { Button, type ButtonVariant } from "../button/Button.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import { formTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./FormActions.module.css";

/** Props of `FormActions`: the label and state of the submit button, and other actions as children. */
export interface FormActionsProps extends RootProps<"div"> {
  /** The label of the form's primary action. */
  readonly label: string;
  /** Submitting: the button shows it, keeps its width and focus, and ignores presses. */
  readonly isPending?: boolean;
  /** What the button says while the form is being sent. */
  readonly pendingLabel?: string;
  /** `primary` unless the page has a more important action, or this one takes something away. */
  readonly variant?: ButtonVariant;
  /** As wide as the form. */
  readonly isWide?: boolean;
  /** A secondary link or quiet button. */
  readonly children?: ReactNode;
}

const never = () => () => undefined;

/** The end of a form. Its button is never disabled for errors: pressing it shows them. */
export const FormActions = ({
  label,
  isPending = false,
  pendingLabel,
  variant = "primary",
  isWide = false,
  children,
  className,
  ...root
}: FormActionsProps) => {
  const texts = useTexts("form", formTexts);
  const working = pendingLabel ?? texts.working;
  // Before hydration, neither the button nor Enter submits.
  const isListening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div {...root} className={classNames(styles.actions, isWide && styles.wide, className)}>
      <Button variant={variant} type={isListening ? "submit" : "button"} isPending={isPending} isWide={isWide}>
        <span className={styles.labels}>
          <span className={classNames(isPending && styles.hidden)}>{label}</span>
          <span className={classNames(!isPending && styles.hidden)} aria-hidden={!isPending}>
            {working}
          </span>
        </span>
      </Button>
      {children}
      <VisuallyHidden>
        <span role="status">{isPending ? working : ""}</span>
      </VisuallyHidden>
    </div>
  );
};
