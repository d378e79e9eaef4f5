import type { Breadcrumb } from "@kamra/core/catalogue";
import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link/Link.tsx";
import { useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Breadcrumbs.module.css";
import { hrefFrom } from "../link/Href.ts";

/** Props of `Breadcrumbs`; the last crumb is the current page. */
export interface BreadcrumbsProps extends RootProps<"nav"> {
  /** From home to this page, this page included. */
  readonly crumbs: ReadonlyArray<Breadcrumb>;
}

/**
 * This page's place in the shop.
 *
 * @rule CAT-5
 */
export const Breadcrumbs = ({ crumbs, className, ...root }: BreadcrumbsProps) => (
  <nav
    aria-label={useTexts("catalogue", catalogueTexts).breadcrumbs}
    {...root}
    className={classNames(styles.place, className)}
  >
    <ol className={styles.crumbs} role="list">
      {crumbs.map(({ label, path }, index) => (
        <li className={styles.crumb} key={`${index}-${label}`}>
          {index > 0 && <Icon name="chevronRight" size="small" />}
          {path === null || index === crumbs.length - 1 ? (
            <span className={styles.current} {...(index === crumbs.length - 1 ? { "aria-current": "page" } : {})}>
              {label}
            </span>
          ) : (
            <Link variant="plain" href={hrefFrom(path)}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
