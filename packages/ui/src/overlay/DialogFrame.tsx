import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "../button/IconButton.tsx";
import { classNames } from "../styles/classNames.ts";
import { Hungarian } from "../text/Hungarian.tsx";
import { useTexts } from "../text/useTexts.ts";
import { overlayTexts } from "./text.hu.ts";
import type { DialogProps } from "./Dialog.tsx";
import styles from "./Dialog.module.css";

/** The dialog itself. */
export const DialogFrame = ({
  isOpen,
  onClose,
  title,
  placement = "center",
  role = "dialog",
  footer,
  children,
}: DialogProps) => {
  const texts = useTexts("overlay", overlayTexts);
  return (
    <Hungarian>
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
    </Hungarian>
  );
};
