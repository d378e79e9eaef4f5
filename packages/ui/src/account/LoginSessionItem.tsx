import type { LoginSession } from "@kamra/core";
import { momentText } from "@kamra/core/text";
import { useNow } from "../clock/NowContext.ts";
import { Button } from "../button/Button.tsx";
import { Badge } from "../feedback/Badge.tsx";
import { useFormats, useTexts } from "../text/useTexts.ts";
import { accountTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./SavedCardItem.module.css";

/** Props of `LoginSessionItem`; `onEnd` logs the device out. */
export interface LoginSessionItemProps extends RootProps<"article"> {
  /** The login: its device, its place, and when it was last used. */
  readonly session: LoginSession;
  /** The instant that decides whether dates show their year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** Called when the person ends this login. */
  readonly onEnd: () => void;
  /** Whether a change is pending. */
  readonly isPending?: boolean;
}

/**
 * A device on which the shopper is logged in; each but the current one can be logged out.
 *
 * @rule SESS-9
 */
export const LoginSessionItem = ({
  session,
  now: given,
  onEnd,
  isPending = false,
  className,
  ...root
}: LoginSessionItemProps) => {
  const texts = useTexts("account", accountTexts);
  const formats = useFormats();
  const now = useNow(given);
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  const title = device ?? texts.unknownDevice;
  const since = momentText(new Date(createdAt), { formats, now });
  return (
    <article {...root} className={classNames(styles.card, className)} aria-label={title} aria-busy={isPending}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        {isCurrent && <Badge tone="action">{texts.thisDevice}</Badge>}
      </div>
      <div className={styles.facts}>
        <p>{texts.loggedInAt(since)}</p>
        {!isCurrent && <p>{texts.lastUsedAt(momentText(new Date(lastUsedAt), { formats, now }))}</p>}
      </div>
      {!isCurrent && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            onPress={onEnd}
            isDisabled={isPending}
            aria-label={`${texts.actionOn(texts.endSession, title)}, ${texts.loggedInAt(since)}`}
          >
            {texts.endSession}
          </Button>
        </div>
      )}
    </article>
  );
};
