import { expect, it } from "vitest";
import { mainImage } from "./mainImage.ts";

const image = (id: string) => ({
  id,
  alt: null,
  full: `/full/${id}`,
  list: `/list/${id}`,
  thumbnail: `/thumbnail/${id}`,
});

it("[FMT-6] the first picture represents a product, or else the placeholder", () => {
  const images = [image("1"), image("2")];
  expect(mainImage({ images })).toBe(images[0]);
  expect(mainImage({ images: [] })).toBeNull();
});
