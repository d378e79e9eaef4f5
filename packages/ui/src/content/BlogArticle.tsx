import type { BlogPost } from "@kamra/core/content";
import { dateText } from "@kamra/core/text";
import { useNow } from "../clock/NowContext.ts";
import { Stack } from "../layout/Stack.tsx";
import { Text } from "../layout/Text.tsx";
import { Picture } from "../picture/Picture.tsx";
import type { BoxRoot } from "../layout/Box.tsx";
import { useFormats } from "../text/useTexts.ts";
import styles from "./BlogArticle.module.css";
import { RichText, type RichTextProps } from "./RichText.tsx";

/** Props of `BlogArticle`: the post, the level of its headings, and those of its root element. */
export interface BlogArticleProps extends BoxRoot, Pick<RichTextProps, "level"> {
  /** Its date, picture and text; the title is the page's. */
  readonly post: Pick<BlogPost, "publishedAt" | "image" | "content">;
  /** The instant that decides whether the date shows its year; that of the `UiProvider` unless given. */
  readonly now?: Date | undefined;
}

/** A blog entry below the title of its page: when it was published, its picture, and its text. */
export const BlogArticle = ({ post, level = "h2", now: given, ...root }: BlogArticleProps) => {
  const { publishedAt, image, content } = post;
  const now = useNow(given);
  const formats = useFormats();
  return (
    <Stack as="article" gap={5} {...root}>
      <Text tone="muted" size="small">
        <time dateTime={publishedAt}>{dateText(new Date(publishedAt), { now, formats })}</time>
      </Text>
      {image !== null && <Picture className={styles.picture} src={image.full} width={800} height={500} isPriority />}
      <RichText html={content} level={level} />
    </Stack>
  );
};
