import { Link, RichText, Text } from "@kamra/ui";
import { use } from "react";
import { useLoaderData } from "react-router-dom";
import { OriginContext } from "../../document/OriginContext.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { metaText } from "../meta/text.hu.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { crumbsTo } from "../page/crumbsTo.ts";
import { useMomentText } from "../page/useMomentText.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import type { BlogPostData } from "./blogPostLoader.ts";
import styles from "./BlogPostPage.module.css";
import { blogText } from "./text.hu.ts";

/** A blog entry, whole. */
export function BlogPostPage() {
  const origin = use(OriginContext);
  const { date } = useMomentText();
  const {
    post: { title, lead, url, image, publishedAt, content },
  } = useLoaderData<BlogPostData>();
  return (
    <Page>
      <ContentHead
        title={title}
        lead={lead}
        crumbs={crumbsTo({ label: blogText.title, path: paths.blog }, { label: title, path: url })}
        path={url}
        kind="article"
        image={image === null ? null : { path: image.full, alt: title }}
      />
      <StructuredDataNote
        data={{
          "@context": "https://schema.org",
          "@type": "BlogPosting",
          headline: title,
          description: lead,
          datePublished: publishedAt,
          publisher: { "@type": "Organization", name: metaText.shopName },
          ...(image !== null && { image: new URL(image.full, origin).href }),
        }}
      />
      <Text tone="muted" size="small">
        <time dateTime={publishedAt}>{date(publishedAt)}</time>
      </Text>
      {image !== null && (
        <img
          className={styles.picture}
          src={image.full}
          alt=""
          width={800}
          height={500}
          decoding="async"
          fetchPriority="high"
        />
      )}
      <RichText html={content} level="h2" />
      <p>
        <Link variant="standalone" href={paths.blog}>
          {blogText.all}
        </Link>
      </p>
    </Page>
  );
}
