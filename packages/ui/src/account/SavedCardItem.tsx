import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { ButtonLink } from "../button/ButtonLink.tsx";
import { Badge } from "../feedback/Badge.tsx";
import { useTexts } from "../text/useTexts.ts";
import { accountTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./SavedCardItem.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `SavedCardItem`: the item, its page for editing, and actions by callback. */
export interface SavedCardItemProps extends RootProps<"article"> {
  /** What the card is called, such as its kind and last four digits. */
  readonly title: string;
  /** Whether it is the default of its kind. */
  readonly isDefault: boolean;
  /** Called when this card is to be offered first. */
  readonly onMakeDefault: () => void;
  /** Called when the card is to be deleted; the host asks first. */
  readonly onRemove: () => void;
  /** The page for changing it; null if it cannot be changed. */
  readonly editHref: Href | null;
  /** Whether a change is pending. */
  readonly isPending?: boolean;
  /** More about the card, below its name. */
  readonly children?: ReactNode;
}

/** A saved item of an account, such as an address or a bank card, with its actions. */
export const SavedCardItem = ({
  title,
  isDefault,
  onMakeDefault,
  onRemove,
  editHref,
  isPending = false,
  children,
  className,
  ...root
}: SavedCardItemProps) => {
  const texts = useTexts("account", accountTexts);
  const nameOf = (action: string) => texts.actionOn(action, title);
  return (
    <article {...root} className={classNames(styles.card, className)} aria-label={title} aria-busy={isPending}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {isDefault && <Badge tone="action">{texts.isDefault}</Badge>}
      </div>
      {children !== undefined && <div className={styles.facts}>{children}</div>}
      <div className={styles.actions}>
        {editHref !== null && (
          <ButtonLink variant="secondary" href={editHref} aria-label={nameOf(texts.edit)}>
            {texts.edit}
          </ButtonLink>
        )}
        {!isDefault && (
          <Button variant="quiet" onPress={onMakeDefault} isDisabled={isPending} aria-label={nameOf(texts.makeDefault)}>
            {texts.makeDefault}
          </Button>
        )}
        <Button variant="quiet" onPress={onRemove} isDisabled={isPending} aria-label={nameOf(texts.remove)}>
          {texts.remove}
        </Button>
      </div>
    </article>
  );
};
