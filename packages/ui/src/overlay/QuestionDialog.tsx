import type { RootProps } from "../styles/RootProps.ts";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./QuestionDialog.module.css";

/** An answer beside the two usual ones. */
export interface QuestionAnswer {
  /** The answer, as a verb that can be read alone. */
  readonly label: string;
  /** Called when the shopper gives it. */
  readonly onPress: () => void;
  /** It removes something, so a press outside does not close the question. */
  readonly isDestructive?: boolean;
}

/** Props of `QuestionDialog`: the question as children, and a label and callback for each answer. */
export interface QuestionDialogProps extends RootProps<"dialog"> {
  /** Whether the question is shown. */
  readonly isOpen: boolean;
  /** The question in one sentence. */
  readonly title: string;
  /** The answer that goes on, as a verb that can be read alone. */
  readonly confirm: string;
  /** Without it the dialog is a message with one button. */
  readonly decline?: string | undefined;
  /** The third answer. */
  readonly other?: QuestionAnswer | undefined;
  /** Called when the shopper goes on. */
  readonly onConfirm: () => void;
  /** Closing it in any way declines. */
  readonly onDecline: () => void;
  /** Confirming removes something, so a press outside does not close it. */
  readonly isDestructive?: boolean;
  /** What follows from the answer. */
  readonly children: ReactNode;
}

/** A question with buttons as answers, one of which changes nothing; or a message with one button. */
export const QuestionDialog = ({
  isOpen,
  title,
  confirm,
  decline,
  other,
  onConfirm,
  onDecline,
  isDestructive = false,
  children,
  ...root
}: QuestionDialogProps) => (
  <Dialog
    {...root}
    isOpen={isOpen}
    onClose={onDecline}
    title={title}
    role={isDestructive || other?.isDestructive === true ? "alertdialog" : "dialog"}
    footer={
      <>
        {decline !== undefined && (
          <Button variant="secondary" onPress={onDecline}>
            {decline}
          </Button>
        )}
        {other !== undefined && (
          <Button variant={other.isDestructive === true ? "danger" : "secondary"} onPress={other.onPress}>
            {other.label}
          </Button>
        )}
        <Button variant={isDestructive ? "danger" : "primary"} onPress={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    <div className={styles.question}>{children}</div>
  </Dialog>
);
