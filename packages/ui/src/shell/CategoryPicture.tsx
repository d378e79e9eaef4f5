import styles from "./CategoryPicture.module.css";

export interface CategoryPictureProps {
  readonly src: string;
}

/** A small picture beside a category's name; it needs no text of its own. */
export const CategoryPicture = ({ src }: CategoryPictureProps) => (
  <img className={styles.picture} src={src} alt="" width={32} height={32} loading="lazy" decoding="async" />
);
