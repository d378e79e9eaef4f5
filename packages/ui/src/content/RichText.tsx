import type { JSX, ReactNode } from "react";
import { Link } from "../link/Link.tsx";
import { type MarkupNode, readMarkup } from "./readMarkup.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./RichText.module.css";
import { hrefFrom } from "../link/Href.ts";

/** Props of `RichText`: sanitised HTML, and the level of its first heading. */
export interface RichTextProps extends RootProps<"div"> {
  /** Sanitised HTML, as the server wrote it; `SanitizedRichText` of `@kamra/ui/rich-text` takes any. */
  readonly html: string;
  /** The heading level of its uppermost headings. */
  readonly level?: "h2" | "h3";
}

type Level = NonNullable<RichTextProps["level"]>;

/** Headings move below those of the page. */
const headingOf = (tag: string, uppermost: Level): "h2" | "h3" | "h4" | null => {
  if (!/^h[1-6]$/.test(tag)) return null;
  if (tag <= uppermost) return uppermost;
  return tag === "h3" ? "h3" : "h4";
};

/** Links follow the rules of `Link`; a wide table scrolls by itself, also by keyboard. */
const shown = (nodes: ReadonlyArray<MarkupNode>, uppermost: Level): ReadonlyArray<ReactNode> =>
  nodes.map((node, key): JSX.Element | string => {
    if (typeof node === "string") return node;
    const { href, scope } = node;
    const children = shown(node.children, uppermost);
    const Tag = headingOf(node.tag, uppermost) ?? node.tag;
    switch (Tag) {
      case "br":
      case "hr":
        return <Tag key={key} />;
      case "a":
        return href === null ? (
          <span key={key}>{children}</span>
        ) : (
          <Link key={key} href={hrefFrom(href)}>
            {children}
          </Link>
        );
      case "table":
        return (
          <div key={key} className={styles.scroll} tabIndex={0}>
            <table>{children}</table>
          </div>
        );
      default:
        return (
          <Tag key={key} {...(scope === null ? {} : { scope })}>
            {children}
          </Tag>
        );
    }
  });

/** HTML written by the shop's staff: built from elements, never inserted raw. */
export const RichText = ({ html, level = "h3", className, ...root }: RichTextProps) => (
  <div {...root} className={classNames(styles.text, className)}>
    {shown(readMarkup(html), level)}
  </div>
);
