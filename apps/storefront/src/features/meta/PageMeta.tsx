import { use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { linkPicture, linkPictureOf } from "./linkPicture.ts";
import { metaText } from "./text.hu.ts";

export interface PageMetaProps {
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string | null;
  /** The address that search engines should keep, from its `/` on; null keeps them out. */
  readonly canonicalPath: string | null;
  readonly kind?: "website" | "product" | "article";
  /** Its own picture for previews of links; the shop's by default. */
  readonly image?: { readonly path: string; readonly alt: string } | null;
}

/** A page's own picture, where previews of links can show it, else the shop's. */
function LinkPicture({ image }: Pick<Required<PageMetaProps>, "image">) {
  const origin = use(OriginContext);
  const own = image === null ? null : linkPictureOf(image);
  const { path, alt, size } = own ?? { path: linkPicture.path, alt: metaText.linkPicture, size: linkPicture };
  return (
    <>
      <meta property="og:image" content={new URL(path, origin).href} />
      <meta property="og:image:alt" content={alt} />
      {size !== null && <meta property="og:image:type" content={linkPicture.type} />}
      {size !== null && <meta property="og:image:width" content={String(size.width)} />}
      {size !== null && <meta property="og:image:height" content={String(size.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The title of a page and what search engines and link previews read of it; React puts it into the head. */
export function PageMeta({ title, description, canonicalPath, kind = "website", image = null }: PageMetaProps) {
  const origin = use(OriginContext);
  const fullTitle = metaText.title(title);
  return (
    <>
      <title>{fullTitle}</title>
      {description !== null && <meta name="description" content={description} />}
      {canonicalPath === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + canonicalPath} />
      )}
      <meta property="og:site_name" content={metaText.shopName} />
      <meta property="og:locale" content="hu_HU" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      {description !== null && <meta property="og:description" content={description} />}
      {canonicalPath !== null && <meta property="og:url" content={origin + canonicalPath} />}
      {canonicalPath !== null && <LinkPicture image={image} />}
    </>
  );
}
