import type { Rows, ShopDataOptions } from "@kamra/backend";
import { addDays } from "./plan/calendar.ts";
import type { ImageRegistry } from "./ImageRegistry.ts";
import { slug } from "./plan/slug.ts";
import { articles } from "./content/articles.ts";
import { blogEntries } from "./content/blogEntries.ts";
import { brandDescriptions } from "./content/brandDescriptions.ts";
import { deliveryInfo } from "./content/deliveryInfo.ts";
import { footerBlocks } from "./content/footerBlocks.ts";
import { redirects } from "./content/redirects.ts";
import { shopFacts } from "./content/shopFacts.ts";
import { specialDays, stores, weekOf } from "./content/stores.ts";
import type { AttributeOptionRecord } from "./product/attributes.ts";

interface Options extends Pick<ShopDataOptions, "brand" | "today" | "sortKey"> {
  readonly images: ImageRegistry;
  /** The options of all brands. */
  readonly brands: ReadonlyArray<AttributeOptionRecord>;
}

function* blogRows({ today, images }: Pick<Options, "today" | "images">): Generator<Rows> {
  const rows = blogEntries.map(({ id, title, urlKey, lead, content, imageKey, published }) => ({
    id,
    title,
    url_key: urlKey,
    lead,
    content,
    image_id: images.idOf(imageKey),
    published_at: `${addDays(today, published)} 09:00 Europe/Budapest`,
  }));
  yield images.fresh();
  yield { table: "blog_entries", rows };
}

function* footerRows(): Generator<Rows> {
  yield {
    table: "footer_blocks",
    rows: footerBlocks.map(({ id, title }, index) => ({ id, title, position: index + 1 })),
  };
  yield {
    table: "footer_links",
    rows: footerBlocks.flatMap((block) =>
      block.links.map(({ label, url }, index) => ({ block_id: block.id, position: index + 1, label, url })),
    ),
  };
}

const brandRows = ({ brands, sortKey }: Pick<Options, "brands" | "sortKey">): Rows => ({
  table: "brands",
  rows: brands.map(({ id, label }) => ({
    option_id: id,
    slug: slug(label),
    name_key: sortKey(label),
    description: brandDescriptions[label] ?? null,
  })),
});

/** For how many years from today on the stores know their holidays. */
const yearsAhead = 5;

function* storeRows({ brand, today }: Pick<Options, "brand" | "today">): Generator<Rows> {
  const { email, telephone } = shopFacts(brand);
  const records = stores({ brand });
  yield {
    table: "stores",
    rows: records.map(({ hours: _, houseNumber, ...store }, index) => ({
      ...store,
      house_number: houseNumber,
      telephone,
      email,
      position: index + 1,
    })),
  };
  yield {
    table: "store_hours",
    rows: records.flatMap(({ id, hours }) => weekOf(hours).map((day) => ({ store_id: id, ...day }))),
  };
  const firstYear = Number(today.slice(0, 4));
  const days = Array.from({ length: yearsAhead }, (_, index) => specialDays(firstYear + index)).flat();
  yield {
    table: "store_special_days",
    rows: records.flatMap(({ id }) => days.map((day) => ({ store_id: id, ...day }))),
  };
}

/** The shop's content; it comes after the products, because it refers to their brands. */
export function* contentRows({ brand, today, images, brands, sortKey }: Options): Generator<Rows> {
  yield* blogRows({ today, images });
  yield* footerRows();
  yield brandRows({ brands, sortKey });
  yield* storeRows({ brand, today });
  yield {
    table: "articles",
    rows: articles({ brand }).map(({ urlKey, validFrom, ...article }, index) => ({
      id: index + 1,
      url_key: urlKey,
      valid_from: validFrom,
      ...article,
    })),
  };
  yield {
    table: "delivery_info",
    rows: deliveryInfo({ brand }).map(({ urlKey, ...info }, index) => ({
      id: index + 1,
      url_key: urlKey,
      position: index + 1,
      ...info,
    })),
  };
  yield { table: "redirects", rows: redirects() };
}
