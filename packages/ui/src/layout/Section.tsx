import { type ReactNode, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Section.module.css";

/** Props of `Section`: its heading, what stands beside it, and those of its root element. */
export interface SectionProps extends RootProps<"section"> {
  /** What it is about, in a few words; screen readers list it as a part of the page. */
  readonly title: string;
  /** The place of its heading in the page's outline; `h2` unless given. */
  readonly level?: "h2" | "h3";
  /** `large` for the parts of a first page, `small` beside the main column and in cards; `medium` unless given. */
  readonly size?: "small" | "medium" | "large";
  /** A link or a button beside the heading: to change the content, or to see all of it. */
  readonly action?: ReactNode;
  /** Its content, below the heading. */
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own, with a link beside it. */
export const Section = ({
  title,
  level: Title = "h2",
  size = "medium",
  action,
  children,
  className,
  ...root
}: SectionProps) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...root} className={classNames(styles.section, className)}>
      <div className={styles.head}>
        <Title id={headingId} className={styles[size]}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  );
};
