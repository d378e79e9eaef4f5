import type { Brand } from "@kamra/core/content";

/** The address of a brand's page. */
export const brandPath = ({ slug }: Pick<Brand, "slug">): string => `/brands/${encodeURIComponent(slug)}`;
