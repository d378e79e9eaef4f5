import { BlogEntries, EmptyState, type Href, Link } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { listingKeys } from "../listing/listingKeys.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { crumbsTo } from "../page/crumbsTo.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import type { BlogData } from "./blogLoader.ts";
import styles from "./BlogPage.module.css";
import { blogText } from "./text.hu.ts";

const pathOf = (page: number): Href => (page === 1 ? paths.blog : `${paths.blog}?${listingKeys.page}=${page}`);

/** The blog, a page at a time. */
export function BlogPage() {
  const { entries, page, hasOlder } = useLoaderData<BlogData>();
  return (
    <Page>
      <ContentHead
        title={blogText.title}
        lead={blogText.lead}
        crumbs={crumbsTo({ label: blogText.title, path: paths.blog })}
        path={pathOf(page)}
      />
      {entries.length === 0 ? (
        <EmptyState icon="grid" title={blogText.nothingTitle}>
          <p>{blogText.nothing}</p>
        </EmptyState>
      ) : (
        <BlogEntries entries={entries} level="h2" />
      )}
      {(page > 1 || hasOlder) && (
        <nav className={styles.pages} aria-label={blogText.pages}>
          {page > 1 && (
            <Link variant="standalone" href={pathOf(page - 1)}>
              {blogText.newer}
            </Link>
          )}
          {hasOlder && (
            <Link variant="standalone" href={pathOf(page + 1)}>
              {blogText.older}
            </Link>
          )}
        </nav>
      )}
    </Page>
  );
}
