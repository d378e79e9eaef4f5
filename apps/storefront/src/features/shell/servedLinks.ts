import type { FooterBlock } from "@kamra/core/catalog";
import { isExternalLink, profileMenu } from "@kamra/core/navigation";

/** Paths of the route table whose pages this storefront does not have. */
const unserved = ["/megrendeles", ...profileMenu.map(({ path }) => path)];

const isServed = (url: string): boolean =>
  isExternalLink(url) || !unserved.some((path) => url === path || url.startsWith(`${path}/`));

/**
 * Footer blocks without dead links; a block that has none left is left out.
 *
 * @example servedLinks([{ id: "1", title: "", links: [{ label: "", url: "/profil/szemelyes-adatok" }] }]) // => []
 */
export const servedLinks = (blocks: ReadonlyArray<FooterBlock>): ReadonlyArray<FooterBlock> =>
  blocks
    .map((block) => ({ ...block, links: block.links.filter(({ url }) => isServed(url)) }))
    .filter(({ links }) => links.length > 0);
