import { Picture } from "../picture/Picture.tsx";
import styles from "./CategoryPicture.module.css";

export interface CategoryPictureProps {
  readonly src: string;
}

/** A small picture beside a category's name; it needs no text of its own. */
export const CategoryPicture = ({ src }: CategoryPictureProps) => (
  <Picture className={styles.picture} src={src} width={32} height={32} />
);
