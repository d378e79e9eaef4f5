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
  /** Whether it is removed; it stays visible so that the shopper can restore it. */
  readonly isSelected: boolean;
  /** Called with whether the line is ticked off now. */
  readonly onChange: (isSelected: boolean) => void;
}

/**
 * A text on a shopping list: a large box to tick it off, and the way to products for it.
 *
 * @rule LIST-11
 */
export const ListTextLine = ({ text, href, isSelected, onChange, className, ...root }: ListTextLineProps) => {
  const texts = useTexts("list", listTexts);
  return (
    <article {...root} className={classNames(styles.host, className)} aria-label={text}>
      <div className={classNames(styles.line, styles.isText, isSelected && styles.isTicked)}>
        <TickBox name={text} isTicked={isSelected} onTick={onChange} />
        <h3 className={styles.name}>{text}</h3>
        {!isSelected && (
          <Link variant="standalone" href={href} aria-label={texts.lookFor(text)}>
            {texts.look}
          </Link>
        )}
      </div>
    </article>
  );
};
