import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { addDays } from "../calendar.ts";
import { insertRows } from "../insertRows.ts";
import type { ImageRegistry } from "../makeImageRegistry.ts";
import { blogEntries } from "./blogEntries.ts";
import { footerBlocks } from "./footerBlocks.ts";

/** Fills the blog and the footer. */
export async function insertContent(db: Kysely<DatabaseSchema>, { today, images }: { today: string; images: ImageRegistry }): Promise<void> {
  const entries = blogEntries.map(({ id, title, lead, url, imageKey, published }) => ({
    id,
    title,
    lead,
    url,
    image_id: images.idOf(imageKey),
    published_at: `${addDays(today, published)} 09:00 Europe/Budapest`,
  }));
  await images.flush();
  await insertRows(db, "blog_entries", entries);
  await insertRows(db, "footer_blocks", footerBlocks.map(({ id, title }, index) => ({ id, title, position: index + 1 })));
  const links = footerBlocks.flatMap((block) => block.links.map(({ label, url }, index) => ({ block_id: block.id, position: index + 1, label, url })));
  await insertRows(db, "footer_links", links);
}
