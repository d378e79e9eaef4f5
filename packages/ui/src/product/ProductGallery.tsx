import { type Image, mainImage } from "@kamra/core/product";
import { useState } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/TextsProvider.tsx";
import { ProductImage } from "./ProductImage.tsx";
import styles from "./ProductGallery.module.css";

export interface ProductGalleryProps {
  readonly images: ReadonlyArray<Image>;
  readonly productName: string;
}

/** The product's pictures: one large, the others below to choose from. */
export const ProductGallery = ({ images, productName }: ProductGalleryProps) => {
  const texts = useTexts().product;
  const [chosen, setChosen] = useState<Image["id"] | null>(null);
  const shown = images.find(({ id }) => id === chosen) ?? mainImage({ images });
  return (
    <div className={styles.gallery}>
      <ProductImage
        image={shown}
        size="full"
        alt={shown === null ? texts.noPicture : (shown.alt ?? productName)}
        isPriority
      />
      {images.length > 1 && shown !== null && (
        <ToggleButtonGroup
          className={classNames(styles.thumbnails)}
          aria-label={texts.gallery}
          disallowEmptySelection
          selectedKeys={[shown.id]}
          onSelectionChange={(keys) => setChosen(images.find(({ id }) => keys.has(id))?.id ?? null)}
        >
          {images.map((image, index) => (
            <ToggleButton
              key={image.id}
              id={image.id}
              className={classNames(styles.thumbnail)}
              aria-label={texts.showPicture(index + 1, images.length)}
            >
              <ProductImage image={image} size="thumbnail" alt="" />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </div>
  );
};
