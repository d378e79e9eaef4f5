import { BareLink } from "../link/BareLink.tsx";
import type { Href } from "../link/Href.ts";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import styles from "./BrandIndex.module.css";
import { catalogueTexts } from "./text.hu.ts";

/** A brand in the index. */
export interface IndexedBrand {
  /** The page of the brand. */
  readonly href: Href;
  /** Its name. */
  readonly name: string;
  /** The number of its products. */
  readonly count: number;
}

/** Props of `BrandIndex`: the brands by letter, and those of its root element. */
export interface BrandIndexProps extends RootProps<"div"> {
  /** The letters in the order of the alphabet, each with its brands. */
  readonly letters: ReadonlyArray<{ readonly letter: string; readonly brands: ReadonlyArray<IndexedBrand> }>;
}

/** All brands by their first letter, in as many columns as there is room for. */
export const BrandIndex = ({ letters, className, ...root }: BrandIndexProps) => {
  const { productCount } = useTexts("catalogue", catalogueTexts);
  return (
    <div {...root} className={classNames(styles.letters, className)}>
      {letters.map(({ letter, brands }) => (
        <section key={letter} className={styles.letter}>
          <h2 className={styles.name}>{letter}</h2>
          <ul role="list">
            {brands.map(({ href, name, count }) => (
              <li key={href}>
                <BareLink className={styles.brand} href={href}>
                  {name} <span className={styles.count}>{productCount(count)}</span>
                </BareLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
