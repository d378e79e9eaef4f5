import type { Image } from "@kamra/core/product";
import { Picture } from "../picture/Picture.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./ProductImage.module.css";

/** Props of `ProductImage`: a picture in three sizes, which of them to load, and its alternative text. */
export interface ProductImageProps extends RootProps<"span"> {
  /** Null for the placeholder (`mainImage`). */
  readonly image: Image | null;
  /** The size: `full` for the product's page, `list` for cards, `thumbnail` for rows. */
  readonly size: "full" | "list" | "thumbnail";
  /** Empty beside the product's name. */
  readonly alt: string;
  /** Above the fold: loaded eagerly with high priority. */
  readonly isPriority?: boolean;
}

const pixels = { full: 1000, list: 400, thumbnail: 120 };

/**
 * A product's picture on white, in a square that reserves its place.
 * @rule FMT-6
 */
export const ProductImage = ({ image, size, alt, isPriority = false, className, ...root }: ProductImageProps) => (
  <span {...root} className={classNames(styles.frame, styles[size], className)}>
    {image === null ? (
      <svg
        className={styles.placeholder}
        viewBox="0 0 64 64"
        {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      >
        <path d="M14 26h36l-3.4 22a4 4 0 0 1-4 3.4H21.4a4 4 0 0 1-4-3.4L14 26Zm10 0 5-12m11 12-5-12M27 34v10m10-10v10" />
      </svg>
    ) : (
      <Picture
        className={styles.image}
        src={image[size]}
        alt={alt}
        width={pixels[size]}
        height={pixels[size]}
        isPriority={isPriority}
      />
    )}
  </span>
);
