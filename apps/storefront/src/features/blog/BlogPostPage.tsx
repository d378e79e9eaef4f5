import { BlogArticle, Link } from "@kamra/ui";
import { use } from "react";
import { useLoaderData } from "react-router-dom";
import { OriginContext } from "../../document/OriginContext.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { metaText } from "../meta/text.hu.ts";
import { ContentHead } from "../page/ContentHead.tsx";
import { crumbsTo } from "../page/crumbsTo.ts";
import { Page } from "../page/Page.tsx";
import { paths } from "../paths/paths.ts";
import type { BlogPostData } from "./blogPostLoader.ts";
import { blogText } from "./text.hu.ts";

/** A blog entry, whole. */
export function BlogPostPage() {
  const origin = use(OriginContext);
  const { post } = useLoaderData<BlogPostData>();
  const { title, lead, url, image, publishedAt } = post;
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
      <BlogArticle post={post} now={useStorefrontShop().now()} />
      <p>
        <Link variant="standalone" href={paths.blog}>
          {blogText.all}
        </Link>
      </p>
    </Page>
  );
}
