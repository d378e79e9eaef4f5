/** What previews of links show. */
interface LinkPicture {
  readonly path: string;
  readonly alt: string;
  /** In pixels; `null` when the file alone knows it. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** The size that previews take. */
const previewSize = { width: 1200, height: 630 };

/** The picture of shared links to pages that have none of their own; a file of the build. */
export const linkPicture = { path: "/link-picture.png", ...previewSize, type: "image/png" } as const;

const raster = /\.(?:jpe?g|png|webp)(?:\?|$)/i;

/** The backend's drawings, of `/images/{size}/{key}.svg?v=` and of `/images/category/{id}/{size}`: it draws each for previews too. */
const drawn = /^\/images\/\w+\/([^/?]+)\.svg(\?.*)?$/;
const drawnCategory = /^(\/images\/category\/[^/?]+)\/\w+$/;

/**
 * A page's own picture as previews of links can show it: they know no SVG.
 *
 * Errors: none; `null` for an SVG that the backend has not drawn.
 */
export function linkPictureOf({ path, alt }: { readonly path: string; readonly alt: string }): LinkPicture | null {
  if (raster.test(path)) return { path, alt, size: null };
  const [, key, version = ""] = drawn.exec(path) ?? [];
  if (key !== undefined) return { path: `/images/link/${key}.png${version}`, alt, size: previewSize };
  const [, category] = drawnCategory.exec(path) ?? [];
  return category === undefined ? null : { path: `${category}/link`, alt, size: previewSize };
}
