import type { BlogEntry } from "@kamra/core/catalogue";
import { hrefFrom, Link } from "@kamra/ui";
import styles from "./BlogEntries.module.css";

interface BlogEntriesProps {
  readonly entries: ReadonlyArray<BlogEntry>;
  /** The level that the entries' titles have on this page. */
  readonly level?: "h2" | "h3";
}

/** Blog entries as cards. An external entry links to its site. */
export const BlogEntries = ({ entries, level: Title = "h3" }: BlogEntriesProps) => (
  <ul className={styles.entries} role="list">
    {entries.map(({ id, title, lead, url, image }) => (
      <li key={id} className={styles.entry}>
        {image !== null && (
          <img
            className={styles.picture}
            src={image.list}
            alt=""
            width={400}
            height={250}
            loading="lazy"
            decoding="async"
          />
        )}
        <div className={styles.words}>
          <Title className={styles.title}>
            {url === null ? (
              title
            ) : (
              <Link variant="plain" href={hrefFrom(url)}>
                {title}
              </Link>
            )}
          </Title>
          <p className={styles.lead}>{lead}</p>
        </div>
      </li>
    ))}
  </ul>
);
