import { dateText } from "@kamra/core/text";
import { RichText, Text } from "@kamra/ui";
import { useLoaderData } from "react-router-dom";
import { ContentHead } from "../page/ContentHead.tsx";
import { Page } from "../page/Page.tsx";
import type { ArticleData } from "./articleLoader.ts";
import { articleText } from "./text.hu.ts";

/** An article, such as the terms. */
export function ArticlePage() {
  const {
    article: { urlKey, title, lead, content, validFrom },
  } = useLoaderData<ArticleData>();
  const path = `/cikk/${encodeURIComponent(urlKey)}`;
  return (
    <Page>
      <ContentHead title={title} lead={lead} path={path} kind="article" />
      <RichText html={content} level="h2" />
      {/* With its year, as it is printed and kept. */}
      <Text tone="muted" size="small">
        {articleText.validFrom(dateText(validFrom))}
      </Text>
    </Page>
  );
}
