import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Link } from "../link/Link.tsx";
import { sanitizedHtml } from "./sanitizedHtml.ts";
import styles from "./RichText.module.css";

export interface RichTextProps {
  /** As the server sent it. */
  readonly html: string;
  /** The level that its uppermost headings have on this page. */
  readonly headingLevel?: 2 | 3;
}

const h2 = ({ children }: ComponentProps<"h2">) => <h2>{children}</h2>;
const h3 = ({ children }: ComponentProps<"h3">) => <h3>{children}</h3>;
const h4 = ({ children }: ComponentProps<"h4">) => <h4>{children}</h4>;

/** Headings move below those of the page. */
const headings = {
  2: { h1: h2, h2, h3, h4, h5: h4, h6: h4 },
  3: { h1: h3, h2: h3, h3, h4, h5: h4, h6: h4 },
};

/** Links go where all our links go; a table that is too wide is scrolled alone, by the keyboard too. */
const components = {
  a: ({ href, children }: ComponentProps<"a">) =>
    href === undefined ? <span>{children}</span> : <Link href={href}>{children}</Link>,
  table: ({ children }: ComponentProps<"table">) => (
    <div className={styles.scroll} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** Text that the shop's own people wrote as HTML: taken apart, cleaned and built anew from elements, never put in as it came. */
export const RichText = ({ html, headingLevel = 3 }: RichTextProps) => (
  <div className={styles.text}>
    {toJsxRuntime(sanitizedHtml(html), {
      Fragment,
      jsx,
      jsxs,
      components: { ...components, ...headings[headingLevel] },
    })}
  </div>
);
