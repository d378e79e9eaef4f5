import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import styles from "./Dialog.module.css";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Closed by its button, by Escape or by a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  /** In the middle (from below on a phone), or along an edge: `start` for menus, `end` for filters. */
  readonly placement?: "center" | "start" | "end";
  /** `alertdialog` where something is lost unless the shopper decides. */
  readonly role?: "dialog" | "alertdialog";
  /** What stays in sight below what scrolls: the buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Something that has to be done before going on: it holds the focus and gives it back. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  placement = "center",
  role = "dialog",
  footer,
  children,
}: DialogProps) => {
  const texts = useTexts().overlay;
  return (
    <ModalOverlay
      className={classNames(styles.overlay, styles[placement])}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={role === "dialog"}
    >
      <Modal className={classNames(styles.modal)}>
        <AriaDialog className={classNames(styles.dialog)} role={role}>
          <header className={styles.header}>
            <Heading slot="title" className={classNames(styles.title)}>
              {title}
            </Heading>
            <IconButton icon="close" label={texts.close} onPress={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
