import { useId } from "react";
import { BareLink } from "../link/BareLink.tsx";
import type { Href } from "../link/Href.ts";
import { useTexts } from "../text/useTexts.ts";
import { Picture } from "../picture/Picture.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./CategoryTiles.module.css";
import { catalogueTexts } from "./text.hu.ts";

/** A category as a tile: its picture, name and number of products. */
export interface CategoryTile {
  /** The address of its page. */
  readonly href: Href;
  /** Its name, below the picture. */
  readonly name: string;
  /** The address of its picture. */
  readonly picture: string;
  /** The number of its products. */
  readonly count: number;
}

/** Props of `CategoryTiles`: the heading and the tiles in order. */
export interface CategoryTilesProps extends RootProps<"section"> {
  /** The heading above the tiles. */
  readonly title: string;
  /** The categories in their order, each with its picture and address. */
  readonly tiles: ReadonlyArray<CategoryTile>;
}

/** Categories as pictures to press: two rows to swipe on a phone, a grid on a desktop. */
export const CategoryTiles = ({ title, tiles, className, ...root }: CategoryTilesProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const headingId = useId();
  return (
    <section {...root} className={classNames(styles.section, className)} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ul className={styles.tiles} role="list">
        {tiles.map(({ href, name, picture, count }) => (
          <li key={href}>
            <BareLink className={styles.tile} href={href}>
              <Picture className={styles.picture} src={picture} width={400} height={400} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{texts.productCount(count)}</span>
            </BareLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
