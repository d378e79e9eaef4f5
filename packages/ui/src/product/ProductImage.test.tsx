import { mainImage } from "@kamra/core/product";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { milk } from "../stories/products.ts";
import { ProductImage } from "./ProductImage.tsx";

it("[FMT-6] shows the placeholder for a product without a picture", () => {
  const html = renderToStaticMarkup(<ProductImage image={mainImage({ images: [] })} size="list" alt="Nincs kép" />);
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="Nincs kép"');
  expect(html).not.toContain("<img");
});

it("keeps the picture's place and fetches it when it comes near, unless it is seen first", () => {
  expect(renderToStaticMarkup(<ProductImage image={mainImage(milk)} size="list" alt="" />)).toMatch(
    /<img [^>]*width="400" height="400" loading="lazy"/,
  );
  expect(renderToStaticMarkup(<ProductImage image={mainImage(milk)} size="list" alt="" isPriority />)).toMatch(
    /loading="eager"[^>]*fetchPriority="high"/,
  );
});
