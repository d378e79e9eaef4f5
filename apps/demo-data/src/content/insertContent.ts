import type { Kysely } from "kysely";
import { hungarianSortKey } from "../../catalogue/hungarianSortKey.ts";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { addDays } from "../calendar.ts";
import { insertRows } from "../insertRows.ts";
import type { ImageRegistry } from "../makeImageRegistry.ts";
import { slug } from "../slug.ts";
import { articles } from "./articles.ts";
import { blogEntries } from "./blogEntries.ts";
import { brandDescriptions } from "./brandDescriptions.ts";
import { deliveryInfo } from "./deliveryInfo.ts";
import { footerBlocks } from "./footerBlocks.ts";
import { redirects } from "./redirects.ts";
import { shopFacts } from "./shopFacts.ts";
import { specialDays, stores, weekOf } from "./stores.ts";

type Db = Kysely<DatabaseSchema>;

interface Options {
  readonly brand: string;
  readonly today: string;
  readonly images: ImageRegistry;
}

async function insertBlog(db: Db, { today, images }: Pick<Options, "today" | "images">): Promise<void> {
  const entries = blogEntries.map(({ id, title, urlKey, lead, content, imageKey, published }) => ({
    id,
    title,
    url_key: urlKey,
    lead,
    content,
    image_id: images.idOf(imageKey),
    published_at: `${addDays(today, published)} 09:00 Europe/Budapest`,
  }));
  await images.flush();
  await insertRows(db, "blog_entries", entries);
}

async function insertFooter(db: Db): Promise<void> {
  await insertRows(
    db,
    "footer_blocks",
    footerBlocks.map(({ id, title }, index) => ({ id, title, position: index + 1 })),
  );
  const links = footerBlocks.flatMap((block) =>
    block.links.map(({ label, url }, index) => ({ block_id: block.id, position: index + 1, label, url })),
  );
  await insertRows(db, "footer_links", links);
}

/** Every maker that the products name, the made-up ones of a large catalogue too. */
async function insertBrands(db: Db): Promise<void> {
  const options = await db
    .selectFrom("attribute_options as option")
    .innerJoin("attributes as attribute", "attribute.id", "option.attribute_id")
    .where("attribute.code", "=", "brand")
    .select(["option.id", "option.label"])
    .execute();
  await insertRows(
    db,
    "brands",
    options.map(({ id, label }) => ({
      option_id: id,
      slug: slug(label),
      name_key: hungarianSortKey(label),
      description: brandDescriptions[label] ?? null,
    })),
  );
}

/** For how many years from today on the stores know their holidays. */
const yearsAhead = 5;

async function insertStores(db: Db, { brand, today }: Pick<Options, "brand" | "today">): Promise<void> {
  const { email, telephone } = shopFacts(brand);
  const records = stores({ brand });
  const rows = records.map(({ hours: _, houseNumber, ...store }, index) => ({
    ...store,
    house_number: houseNumber,
    telephone,
    email,
    position: index + 1,
  }));
  await insertRows(db, "stores", rows);
  await insertRows(
    db,
    "store_hours",
    records.flatMap(({ id, hours }) => weekOf(hours).map((day) => ({ store_id: id, ...day }))),
  );
  const firstYear = Number(today.slice(0, 4));
  const days = Array.from({ length: yearsAhead }, (_, index) => specialDays(firstYear + index)).flat();
  await insertRows(
    db,
    "store_special_days",
    records.flatMap(({ id }) => days.map((day) => ({ store_id: id, ...day }))),
  );
}

/** Fills the shop's content; call it after the products, because it refers to their brands. */
export async function insertContent(db: Db, { brand, today, images }: Options): Promise<void> {
  await insertBlog(db, { today, images });
  await insertFooter(db);
  await insertBrands(db);
  await insertStores(db, { brand, today });
  const written = articles({ brand }).map(({ urlKey, validFrom, ...article }, index) => ({
    id: index + 1,
    url_key: urlKey,
    valid_from: validFrom,
    ...article,
  }));
  await insertRows(db, "articles", written);
  await insertRows(
    db,
    "delivery_info",
    deliveryInfo({ brand }).map(({ urlKey, ...info }, index) => ({
      id: index + 1,
      url_key: urlKey,
      position: index + 1,
      ...info,
    })),
  );
  await insertRows(db, "redirects", redirects());
}
