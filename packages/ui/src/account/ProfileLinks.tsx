import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import type { ProfileEntry } from "./ProfileLayout.tsx";
import styles from "./ProfileLinks.module.css";

/** A page of the profile with a few words on what is there. */
export interface ProfileLink extends Omit<ProfileEntry, "isCurrent"> {
  /** A few words on what is there. */
  readonly hint: string;
}

/** Props of `ProfileLinks`: the pages, and those of its root element. */
export interface ProfileLinksProps extends RootProps<"nav"> {
  /** What screen readers call the list. */
  readonly label: string;
  /** The pages in their order. */
  readonly links: ReadonlyArray<ProfileLink>;
}

/**
 * The pages of the profile on its first page, each with a few words on what is there.
 *
 * @rule NAV-6
 */
export const ProfileLinks = ({ label, links, className, ...root }: ProfileLinksProps) => (
  <nav aria-label={label} {...root} className={classNames(styles.place, className)}>
    <ul role="list" className={styles.rows}>
      {links.map((link) => (
        <li key={link.href}>
          <BareLink className={styles.row} href={link.href}>
            <span className={styles.picture}>
              <Icon name={link.icon} />
            </span>
            <span className={styles.words}>
              <span className={styles.label}>{link.label}</span>
              <span className={styles.hint}>{link.hint}</span>
            </span>
            <Icon name="chevronRight" size="small" />
          </BareLink>
        </li>
      ))}
    </ul>
  </nav>
);
