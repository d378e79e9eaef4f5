import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { day } from "./day.ts";

async function fillPages(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .insertInto("blog_entries")
    .values([
      {
        id: 1,
        title: "Régi",
        lead: "…",
        url: null,
        url_key: null,
        content: null,
        image_id: null,
        published_at: "2026-01-01T00:00:00Z",
      },
      {
        id: 2,
        title: "Új",
        lead: "…",
        url: null,
        url_key: "uj",
        content: "<p>Új <a href='javascript:x()'>szöveg</a></p><script>x()</script>",
        image_id: 1,
        published_at: "2026-10-01T00:00:00Z",
      },
    ])
    .execute();
  await db
    .insertInto("articles")
    .values([
      {
        id: 1,
        url_key: "aszf",
        title: "Általános szerződési feltételek",
        lead: "Így szerződünk.",
        content: "<h2 onclick='x()'>Az áruház</h2><p>…</p><iframe src='https://pelda.hu'></iframe>",
        valid_from: "2026-11-01",
      },
    ])
    .execute();
  await db
    .insertInto("delivery_info")
    .values([
      { id: 2, url_key: "dijak", title: "Díjak", content: "<p>990 Ft</p>", position: 2 },
      { id: 1, url_key: "korzet", title: "Körzet", content: "<p>Budapest</p><img src=x onerror='x()'>", position: 1 },
    ])
    .execute();
}

async function fillFooter(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .insertInto("footer_blocks")
    .values([
      { id: 2, title: "Második", position: 2 },
      { id: 1, title: "Első", position: 1 },
    ])
    .execute();
  await db
    .insertInto("footer_links")
    .values([
      { block_id: 1, position: 2, label: "Kapcsolat", url: "/kapcsolat" },
      { block_id: 1, position: 1, label: "Rólunk", url: "/rolunk" },
    ])
    .execute();
}

async function fillStores(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<void> {
  const store = {
    house_number: "1",
    latitude: 47.4,
    longitude: 19.2,
    telephone: null,
    email: null,
    description: null,
  };
  await db
    .insertInto("stores")
    .values([
      { ...store, id: 2, name: "Győr", postcode: 9021, city: "Győr", street: "Baross út", position: 2 },
      {
        ...store,
        id: 1,
        name: "Pestszentlőrinc",
        postcode: 1186,
        city: "Budapest",
        street: "Közdűlő út",
        description: "<p>Parkoló</p><style>*{}</style>",
        position: 1,
      },
    ])
    .execute();
  await db
    .insertInto("store_hours")
    .values([
      { store_id: 1, weekday: 2, opens: "08:00", closes: "20:00" },
      { store_id: 1, weekday: 1, opens: "14:00", closes: "20:00" },
      { store_id: 1, weekday: 1, opens: "08:00", closes: "12:00" },
    ])
    .execute();
  await db
    .insertInto("store_special_days")
    .values([
      { store_id: 1, date: day(now, -1), name: "Tegnap", opens: null, closes: null },
      { store_id: 1, date: day(now, 29), name: "Utolsó", opens: "08:00", closes: "12:00" },
      { store_id: 1, date: day(now, 0), name: "Ma", opens: null, closes: null },
      { store_id: 1, date: day(now, 30), name: "Messze", opens: null, closes: null },
    ])
    .execute();
}

/** Pages, brands, stores and redirects. */
export async function fillContent(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<void> {
  await fillPages(db);
  await fillFooter(db);
  await fillStores(db, { now });
  await db
    .insertInto("brands")
    .values([
      { option_id: 11, slug: "kerti", name_key: "b", description: "Kertünkből" },
      { option_id: 12, slug: "tanyasi", name_key: "a", description: null },
      { option_id: 13, slug: "ures", name_key: "c", description: null },
    ])
    .execute();
  await db
    .insertInto("redirects")
    .values([
      { path: "/akcio", target: "/ajanlatok" },
      { path: "/regi/lap", target: "https://pelda.hu", status: 302 },
    ])
    .execute();
}
