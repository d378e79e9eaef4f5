import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

export interface QuestionDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly confirm: string;
  /** Without it there is one button: something is told, not asked. */
  readonly decline?: string | undefined;
  /** An answer between the two. */
  readonly other?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onConfirm: () => void;
  /** Closing it, by whatever means, declines. */
  readonly onDecline: () => void;
  /** What is confirmed takes something away, so that a press beside it must not answer it. */
  readonly isDestructive?: boolean;
  readonly children: ReactNode;
}

/** A question whose answers are its buttons, of which one changes nothing; or a message with one button. */
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
    {children}
  </Dialog>
);
