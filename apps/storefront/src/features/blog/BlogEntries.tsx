import type { BlogEntry } from "@kamra/core/catalog";
import { Link } from "@kamra/ui";
import { useId } from "react";
import styles from "./BlogEntries.module.css";
import { homeText } from "./text.hu.ts";

/** What the shop has written lately. An entry that can be read elsewhere links there. */
export function BlogEntries({ entries }: { readonly entries: ReadonlyArray<BlogEntry> }) {
  const headingId = useId();
  if (entries.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>{homeText.blog}</h2>
      <ul className={styles.entries} role="list">
        {entries.map(({ id, title, lead, url, image }) => (
          <li key={id} className={styles.entry}>
            {image !== null && <img className={styles.picture} src={image.list} alt="" width={400} height={250} loading="lazy" decoding="async" />}
            <div className={styles.words}>
              <h3 className={styles.title}>
                {url === null ? (
                  title
                ) : (
                  <Link variant="plain" href={url}>
                    {title}
                  </Link>
                )}
              </h3>
              <p className={styles.lead}>{lead}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
