import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { FooterBlock } from "../generated/resolvers.ts";
import { groupBy } from "../product/groupBy.ts";

/** The footer, block by block. Two statements. */
export async function loadFooterBlocks(db: Kysely<DatabaseSchema>): Promise<FooterBlock[]> {
  const blocks = await db.selectFrom("footer_blocks").selectAll().orderBy("position").orderBy("id").execute();
  const links = await db.selectFrom("footer_links").selectAll().orderBy("position").execute();
  const linksOf = groupBy(links, { key: (link) => link.block_id, value: ({ label, url }) => ({ label, url }) });
  return blocks.map(({ id, title, position }) => ({ id: String(id), title, position, links: linksOf.get(id) ?? [] }));
}
