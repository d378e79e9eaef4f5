import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import styles from "./Toasts.module.css";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { feedbackTexts } from "../feedback/text.hu.ts";
import { overlayTexts } from "./text.hu.ts";

export interface MissingPartProps {
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
}

/** The code of a pressed part failed to load. It looks like a toast, and stays until the shopper decides. */
export const MissingPart = ({ onRetry, onClose }: MissingPartProps) => {
  const overlay = useTexts("overlay", overlayTexts);
  const feedback = useTexts("feedback", feedbackTexts);
  return (
    <div className={styles.toasts}>
      <div role="alert" className={classNames(styles.toast, styles.error)}>
        <Icon name="offline" />
        <p className={styles.text}>{overlay.missing}</p>
        <Button variant="quiet" onPress={onRetry}>
          {feedback.retry}
        </Button>
        {onClose !== undefined && <IconButton icon="close" label={feedback.dismiss} onPress={onClose} />}
      </div>
    </div>
  );
};
