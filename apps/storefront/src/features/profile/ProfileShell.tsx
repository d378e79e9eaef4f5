import { BareLink, Icon, Link } from "@kamra/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { PageMeta } from "../meta/PageMeta.tsx";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import { profileEntries } from "./profileEntries.ts";
import styles from "./ProfileShell.module.css";
import { profileText } from "./text.hu.ts";

interface ProfileShellProps {
  readonly title: string;
  readonly lead?: string;
  /** The page's one main action, beside its title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the profile: wide screens show the other pages beside it, phones a link back.
 * @rule NAV-6
 */
export const ProfileShell = ({ title, lead, action, children }: ProfileShellProps) => {
  const { pathname } = useLocation();
  return (
    <Page>
      <PageMeta title={title} description={null} canonicalPath={null} />
      <div className={styles.layout}>
        <nav className={styles.menu} aria-label={profileText.title}>
          <ul role="list">
            {profileEntries.map(({ entry, href, label, icon }) => (
              <li key={entry}>
                <BareLink
                  className={styles.entry}
                  href={href}
                  {...(`${pathname}/`.startsWith(`${href}/`) && { "aria-current": "page" })}
                >
                  <Icon name={icon} />
                  {label}
                </BareLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          <p className={styles.back}>
            <Link variant="standalone" href={paths.profile}>
              <Icon name="chevronLeft" size="small" />
              {profileText.title}
            </Link>
          </p>
          <div className={styles.head}>
            <h1>{title}</h1>
            {action}
          </div>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </Page>
  );
};
