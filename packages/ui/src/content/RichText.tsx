import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Link } from "../link/Link.tsx";
import { sanitizedHtml } from "./sanitizedHtml.ts";
import styles from "./RichText.module.css";

export interface RichTextProps {
  /** As the server sent it. */
  readonly html: string;
}

const heading = ({ children }: ComponentProps<"h3">) => <h3>{children}</h3>;
const subheading = ({ children }: ComponentProps<"h4">) => <h4>{children}</h4>;

/** Headings move below those of the page; links go where all our links go. */
const components = {
  h1: heading,
  h2: heading,
  h3: heading,
  h4: subheading,
  h5: subheading,
  h6: subheading,
  a: ({ href, children }: ComponentProps<"a">) => (href === undefined ? <span>{children}</span> : <Link href={href}>{children}</Link>),
  table: ({ children }: ComponentProps<"table">) => (
    <div className={styles.scroll}>
      <table>{children}</table>
    </div>
  ),
};

/** Text that the shop's own people wrote as HTML: taken apart, cleaned and built anew from elements, never put in as it came. */
export const RichText = ({ html }: RichTextProps) => (
  <div className={styles.text}>{toJsxRuntime(sanitizedHtml(html), { Fragment, jsx, jsxs, components })}</div>
);
