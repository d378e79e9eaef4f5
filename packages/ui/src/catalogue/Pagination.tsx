import { Icon } from "../icon/Icon.tsx";
import { BareLink } from "../link/BareLink.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";
import { pagesShown } from "./pagesShown.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Pagination.module.css";
import type { Href } from "../link/Href.ts";

/** Props of `Pagination`: page numbers from 1, and the address of each page. */
export interface PaginationProps extends RootProps<"nav"> {
  /** The page number, starting at 1. */
  readonly page: number;
  /** The number of the last page; with one page nothing is shown. */
  readonly lastPage: number;
  /** The address of a page; pages count from 1. */
  readonly hrefOf: (page: number) => Href;
}

/** Other pages of a list, as links, which can be opened in a new tab, shared, and followed by search engines. */
export const Pagination = ({ page, lastPage, hrefOf, className, ...root }: PaginationProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={texts.pages} className={className} {...root}>
      <ul className={styles.pages} role="list">
        {/* Both ends keep their places, however many pages there are between: what is pressed does not move. */}
        <li className={styles.end}>
          {page > 1 && (
            <BareLink className={classNames(styles.page)} href={hrefOf(page - 1)} aria-label={texts.previousPage}>
              <Icon name="chevronLeft" />
            </BareLink>
          )}
        </li>
        {pagesShown(page, { lastPage }).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
            {shown === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <BareLink
                className={classNames(styles.page, shown === page && styles.isCurrent)}
                href={hrefOf(shown)}
                aria-label={texts.page(shown)}
                {...(shown === page ? { "aria-current": "page" } : {})}
              >
                {shown}
              </BareLink>
            )}
          </li>
        ))}
        <li className={styles.end}>
          {page < lastPage && (
            <BareLink className={classNames(styles.page)} href={hrefOf(page + 1)} aria-label={texts.nextPage}>
              <Icon name="chevronRight" />
            </BareLink>
          )}
        </li>
      </ul>
    </nav>
  );
};
