import type { Brand } from "@kamra/core/content";

/** The address of a brand's page. */
export const brandPath = ({ slug }: Pick<Brand, "slug">): `/brands/${string}` => `/brands/${encodeURIComponent(slug)}`;
