import type { BlogEntry } from "@kamra/core/catalogue";
import { hrefFrom } from "../link/Href.ts";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { Picture } from "../picture/Picture.tsx";
import styles from "./BlogEntries.module.css";

/** Props of `BlogEntries`: the entries, the level of their titles, and those of its root element. */
export interface BlogEntriesProps extends RootProps<"ul"> {
  /** In the order in which they are shown. */
  readonly entries: ReadonlyArray<BlogEntry>;
  /** The heading level of the entries' titles. */
  readonly level?: "h2" | "h3";
}

/** Blog entries as cards. An external entry links to its site, one without an address is no link. */
export const BlogEntries = ({ entries, level: Title = "h3", className, ...root }: BlogEntriesProps) => (
  <ul role="list" {...root} className={classNames(styles.entries, className)}>
    {entries.map(({ id, title, lead, url, image }) => (
      <li key={id} className={styles.entry}>
        {image !== null && <Picture className={styles.picture} src={image.list} width={400} height={250} />}
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
