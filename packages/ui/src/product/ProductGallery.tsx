import { type Image, mainImage } from "@kamra/core/product";
import { useId, useState } from "react";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import { ProductImage } from "./ProductImage.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ProductGallery.module.css";

/** Props of `ProductGallery`: the pictures, and the product's name for screen readers. */
export interface ProductGalleryProps extends RootProps<"div"> {
  /** The pictures; the first is shown large. */
  readonly images: ReadonlyArray<Image>;
  /** The name of the product, which describes the pictures. */
  readonly productName: string;
}

/** The product's pictures: one large, and thumbnails to choose from. */
export const ProductGallery = ({ images, productName, className, ...root }: ProductGalleryProps) => {
  const texts = useTexts("product", productTexts);
  const name = useId();
  const [chosen, setChosen] = useState<Image["id"] | null>(null);
  const shown = images.find(({ id }) => id === chosen) ?? mainImage({ images });
  return (
    <div {...root} className={classNames(styles.gallery, className)}>
      <ProductImage
        image={shown}
        size="full"
        alt={shown === null ? texts.noPicture : (shown.alt ?? productName)}
        isPriority
      />
      {images.length > 1 && shown !== null && (
        <div className={styles.thumbnails} role="radiogroup" aria-label={texts.gallery}>
          {images.map((image, index) => (
            <label key={image.id} className={styles.thumbnail}>
              <input
                className={styles.choice}
                type="radio"
                name={name}
                aria-label={texts.showPicture(index + 1, images.length)}
                checked={image.id === shown.id}
                onChange={() => setChosen(image.id)}
              />
              <ProductImage image={image} size="thumbnail" alt="" />
            </label>
          ))}
        </div>
      )}
    </div>
  );
};
