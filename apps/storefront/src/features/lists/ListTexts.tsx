import type { HeldListText } from "@kamra/core/lists";
import { Link, ListTextLine } from "@kamra/ui";
import { quickListPath } from "../paths/quickListPath.ts";
import styles from "./ListPage.module.css";
import { listsText as text } from "./text.hu.ts";

interface ListTextsProps {
  readonly texts: ReadonlyArray<HeldListText>;
  readonly onTick: (text: string, isTicked: boolean) => void;
}

/**
 * What is written on a list in words, each and all with the way to products. Nothing without texts.
 *
 * @rule LIST-11
 */
export function ListTexts({ texts, onTick }: ListTextsProps) {
  const wanted = texts.flatMap((line) => (line.isTicked ? [] : [line.text]));
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="texts" className={styles.texts}>
      <h2 id="texts">{text.inWords}</h2>
      <ul role="list" className={styles.lines}>
        {texts.map((line) => (
          <li key={line.text}>
            <ListTextLine
              text={line.text}
              isTicked={line.isTicked}
              href={quickListPath(line.text)}
              onChange={(isTicked) => onTick(line.text, isTicked)}
            />
          </li>
        ))}
      </ul>
      {wanted.length > 1 && (
        <Link variant="standalone" href={quickListPath(wanted.join("\n"))}>
          {text.lookForAll}
        </Link>
      )}
    </section>
  );
}
