import { use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { metaText } from "./text.hu.ts";

interface PageMetaProps {
  /** Without the shop's name. */
  readonly title: string;
  readonly description: string | null;
  /** The address that search engines should keep, from its `/` on; null keeps them out. */
  readonly canonicalPath: string | null;
  readonly kind?: "website" | "product" | "article";
  readonly image?: { readonly path: string; readonly alt: string } | null;
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
      {image !== null && <meta property="og:image" content={new URL(image.path, origin).href} />}
      {image !== null && <meta property="og:image:alt" content={image.alt} />}
    </>
  );
}
