import { formatRelativeTime, timeTexts } from "@kamra/core/text";
import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { useNow } from "../clock/NowContext.ts";
import type { Href } from "../link/Href.ts";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { listTexts } from "./text.hu.ts";
import { AvatarGroup, type AvatarGroupProps } from "./AvatarGroup.tsx";
import styles from "./ListCard.module.css";

/** Props of `ListCard`: the list's facts, and a callback for each permitted action. */
export interface ListCardProps extends RootProps<"article"> {
  /** The name of the list. */
  readonly name: string;
  /** The address of the list's page. */
  readonly href: Href;
  /** How many products the list has. */
  readonly productCount: number;
  /** When it last changed, such as `2026-11-21T10:00:00Z`. */
  readonly changedAt: string;
  /** The instant that the last change is told from; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
  /** The list's people; hidden for a single one. */
  readonly people: AvatarGroupProps["people"];
  /** The shopper's permitted actions; the others are not shown. */
  readonly onRename?: (() => void) | undefined;
  /** Called when the owner deletes the list; no button without it. */
  readonly onRemove?: (() => void) | undefined;
  /** Called when a member leaves the list; no button without it. */
  readonly onLeave?: (() => void) | undefined;
}

/** The common part of a list's card and an invitation's. */
export const ListCardFrame = ({ name, about, people, children, className, ...root }: ListCardFrameProps) => {
  const texts = useTexts("list", listTexts);
  return (
    <article {...root} className={classNames(styles.card, className)}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.end}>
        {people.length > 1 && <AvatarGroup label={texts.people} people={people} />}
        <div className={styles.actions}>{children}</div>
      </div>
    </article>
  );
};

/**
 * A shopping list among others.
 *
 * @rule LIST-5
 */
export const ListCard = ({
  name,
  href,
  productCount,
  changedAt,
  now: given,
  people,
  onRename,
  onRemove,
  onLeave,
  ...root
}: ListCardProps) => {
  const texts = useTexts("list", listTexts);
  const ago = formatRelativeTime(new Date(changedAt), { now: useNow(given), texts: useCoreTexts("time", timeTexts) });
  return (
    <ListCardFrame
      {...root}
      name={
        <Link variant="plain" href={href}>
          {name}
        </Link>
      }
      about={`${texts.products(productCount)}\u00a0· ${texts.changed(ago)}`}
      people={people}
    >
      {onRename !== undefined && <IconButton icon="edit" label={texts.renameNamed(name)} onPress={onRename} />}
      {onRemove !== undefined && <IconButton icon="trash" label={texts.removeNamed(name)} onPress={onRemove} />}
      {onLeave !== undefined && <IconButton icon="logOut" label={texts.leaveNamed(name)} onPress={onLeave} />}
    </ListCardFrame>
  );
};

interface ListCardFrameProps extends RootProps<"article"> {
  readonly name: ReactNode;
  readonly about: string;
  readonly people: AvatarGroupProps["people"];
  readonly children: ReactNode;
}
