import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import type { Href } from "../link/Href.ts";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./ProfileLayout.module.css";

/** A page of the profile in its menu. */
export interface ProfileEntry {
  /** The address of the page. */
  readonly href: Href;
  /** Its name. */
  readonly label: string;
  /** The icon before its name. */
  readonly icon: IconName;
  /** Whether it is the page that is shown, or contains it. */
  readonly isCurrent?: boolean;
}

/** Props of `ProfileLayout`: the page's title and content, the menu, and those of its root element. */
export interface ProfileLayoutProps extends RootProps<"div"> {
  /** The page's main heading. */
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: string;
  /** The page's one main action, beside its title. */
  readonly action?: ReactNode;
  /** The profile itself: its name and address, and its pages. */
  readonly menu: { readonly label: string; readonly href: Href; readonly entries: ReadonlyArray<ProfileEntry> };
  /** What the page is about. */
  readonly children: ReactNode;
}

/**
 * A page of the profile: where there is room the other pages are beside it, else a link leads back.
 *
 * @rule NAV-6
 */
export const ProfileLayout = ({ title, lead, action, menu, children, className, ...root }: ProfileLayoutProps) => (
  <div {...root} className={classNames(styles.box, className)}>
    <div className={styles.layout}>
      <nav className={styles.menu} aria-label={menu.label}>
        <ul role="list">
          {menu.entries.map(({ href, label, icon, isCurrent = false }) => (
            <li key={href}>
              <BareLink className={styles.entry} href={href} {...(isCurrent && { "aria-current": "page" })}>
                <Icon name={icon} />
                {label}
              </BareLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        <p className={styles.back}>
          <Link variant="standalone" href={menu.href}>
            <Icon name="chevronLeft" size="small" />
            {menu.label}
          </Link>
        </p>
        <div className={styles.head}>
          <div className={styles.words}>
            <h1>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </div>
    </div>
  </div>
);
