import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./QuestionDialog.module.css";

export interface QuestionDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly confirm: string;
  /** Without it the dialog is a message with one button. */
  readonly decline?: string | undefined;
  /** The third answer. */
  readonly other?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onConfirm: () => void;
  /** Closing it in any way declines. */
  readonly onDecline: () => void;
  /** A confirmation is destructive, so a press outside does not close it. */
  readonly isDestructive?: boolean;
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
}: QuestionDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onDecline}
    title={title}
    role={isDestructive ? "alertdialog" : "dialog"}
    footer={
      <>
        {decline !== undefined && (
          <Button variant="secondary" onPress={onDecline}>
            {decline}
          </Button>
        )}
        {other !== undefined && (
          <Button variant="secondary" onPress={other.onPress}>
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
