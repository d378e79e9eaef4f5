import type { Href } from "../link/Href.ts";
import { Link } from "../link/Link.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./ListLine.module.css";
import { listTexts } from "./text.hu.ts";
import { TickBox } from "./TickBox.tsx";

/** A text on a list: what it says, and whether it is ticked off. */
export interface ListTextLineProps extends RootProps<"article"> {
  /** The line as it was written (LIST-11). */
  readonly text: string;
  /** Where products for it are looked for. */
  readonly href: Href;
  /** Whether it is ticked off; it stays visible so that the shopper can restore it. */
  readonly isTicked: boolean;
  /** Called with whether the line is ticked off now. */
  readonly onChange: (isTicked: boolean) => void;
}

/**
 * A text on a shopping list: a large box to tick it off, and the way to products for it.
 *
 * @rule LIST-11
 */
export const ListTextLine = ({ text, href, isTicked, onChange, className, ...root }: ListTextLineProps) => {
  const texts = useTexts("list", listTexts);
  return (
    <article aria-label={text} {...root} className={classNames(styles.host, className)}>
      <div className={classNames(styles.line, styles.isText, isTicked && styles.isTicked)}>
        <TickBox name={text} isTicked={isTicked} onChange={onChange} />
        <h3 className={styles.name}>{text}</h3>
        {!isTicked && (
          <Link variant="standalone" href={href} aria-label={texts.lookFor(text)}>
            {texts.look}
          </Link>
        )}
      </div>
    </article>
  );
};
