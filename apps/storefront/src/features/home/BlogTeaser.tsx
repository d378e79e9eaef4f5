import type { BlogEntry } from "@kamra/core/catalogue";
import { BlogEntries, Link } from "@kamra/ui";
import { useId } from "react";
import { paths } from "../paths/paths.ts";
import styles from "./BlogTeaser.module.css";
import { homeText } from "./text.hu.ts";

/** The latest blog entries, and a link to the rest. */
export function BlogTeaser({ entries }: { readonly entries: ReadonlyArray<BlogEntry> }) {
  const headingId = useId();
  if (entries.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>{homeText.blog}</h2>
        <Link variant="standalone" href={paths.blog}>
          {homeText.allBlog}
        </Link>
      </header>
      <BlogEntries entries={entries} />
    </section>
  );
}
