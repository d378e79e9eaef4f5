import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface QuestionDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly decline: string;
  readonly onConfirm: () => void;
  /** Closing it, by whatever means, declines. */
  readonly onDecline: () => void;
  /** What is confirmed takes something away, so that a press beside it must not answer it. */
  readonly isDestructive?: boolean;
  readonly children: ReactNode;
}

/** A question with two answers, of which one changes nothing. */
export const QuestionDialog = ({
  isOpen,
  title,
  confirm,
  decline,
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
        <Button variant="secondary" onPress={onDecline}>
          {decline}
        </Button>
        <Button variant={isDestructive ? "danger" : "primary"} onPress={onConfirm}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
