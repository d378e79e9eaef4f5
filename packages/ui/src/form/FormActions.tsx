import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../styles/classNames.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./FormActions.module.css";

export interface FormActionsProps {
  /** What the form does, in the words of its one primary action. */
  readonly label: string;
  /** It is being sent: the button says so, keeps its width and its focus, and takes no press. */
  readonly isWorking?: boolean;
  readonly workingLabel?: string;
  /** As wide as the form. */
  readonly isWide?: boolean;
  /** A way back, or another way: a link or a quiet button. */
  readonly children?: ReactNode;
}

const never = () => () => undefined;

/** The end of a form. Its button is never disabled for errors: pressing it shows them. */
export const FormActions = ({ label, isWorking = false, workingLabel, isWide = false, children }: FormActionsProps) => {
  const { form: texts } = useTexts();
  const working = workingLabel ?? texts.working;
  // Until the page listens, nothing sends what was typed: neither the button nor Enter.
  const isListening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={classNames(styles.actions, isWide && styles.wide)}>
      <Button type={isListening ? "submit" : "button"} isPending={isWorking} isWide={isWide}>
        <span className={styles.labels}>
          <span className={classNames(isWorking && styles.hidden)}>{label}</span>
          <span className={classNames(!isWorking && styles.hidden)} aria-hidden={!isWorking}>
            {working}
          </span>
        </span>
      </Button>
      {children}
      <VisuallyHidden>
        <span role="status">{isWorking ? working : ""}</span>
      </VisuallyHidden>
    </div>
  );
};
