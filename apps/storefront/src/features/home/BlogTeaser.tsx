import type { BlogEntry } from "@kamra/core/catalogue";
import { BlogEntries, Link, Section } from "@kamra/ui";
import { paths } from "../paths/paths.ts";
import { homeText } from "./text.hu.ts";

/** The latest blog entries, and a link to the rest. */
export function BlogTeaser({ entries }: { readonly entries: ReadonlyArray<BlogEntry> }) {
  const all = (
    <Link variant="standalone" href={paths.blog}>
      {homeText.allBlog}
    </Link>
  );
  return (
    entries.length > 0 && (
      <Section title={homeText.blog} size="large" action={all}>
        <BlogEntries entries={entries} />
      </Section>
    )
  );
}
