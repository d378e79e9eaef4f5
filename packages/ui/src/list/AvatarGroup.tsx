import { avatarColor, avatarColors, initials } from "@kamra/core/text";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./AvatarGroup.module.css";

/** Props of `AvatarGroup`: the people, and which of them are only invited. */
export interface AvatarGroupProps extends RootProps<"ul"> {
  /** The group's label, for screen readers. */
  readonly label: string;
  /** The people; one who has not accepted the invitation yet is pending (LIST-2). */
  readonly people: ReadonlyArray<{ readonly id: string; readonly name: string; readonly isPending?: boolean }>;
}

/** The number that fits on a card. */
const most = 4;

/**
 * People as circles with initials; a dashed edge marks a pending invitation.
 *
 * @rule FMT-3
 */
export const AvatarGroup = ({ label, people, className, ...root }: AvatarGroupProps) => {
  const { avatarColors: colors, initialsLength: length } = useSettings();
  const rest = people.slice(most);
  return (
    <ul {...root} className={classNames(styles.group, className)} role="list" aria-label={label}>
      {people.slice(0, most).map(({ id, name, isPending = false }) => (
        <li key={id}>
          <span
            className={classNames(
              styles.avatar,
              styles[`color${avatarColor(name, { colors }) % avatarColors}`],
              isPending && styles.isPending,
            )}
            role="img"
            aria-label={name}
            title={name}
          >
            {initials(name, { length })}
          </span>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <span className={styles.avatar} role="img" aria-label={rest.map(({ name }) => name).join(", ")}>
            +{rest.length}
          </span>
        </li>
      )}
    </ul>
  );
};
