import { budapestDay } from "@kamra/core/product";
import { type Insertable, sql } from "kysely";
import type { CatalogueSeed } from "../catalogue/CatalogueSeed.ts";
import type { ProductTable } from "../database/DatabaseSchema.ts";

type NewProduct = Insertable<ProductTable>;

const day = (now: Date, days: number): string => budapestDay(new Date(now.getTime() + days * 86_400_000));
/** Always at nine o'clock, so that the catalogue is the same all day. */
const instant = (now: Date, days: number): string => `${day(now, days)}T09:00:00Z`;

const plain = {
  ext_id: null,
  previous_id: null,
  status: "AVAILABLE",
  smarturl: null,
  default_category_id: null,
  created_at: "2026-01-01T00:00:00Z",
  prefixbox_score: 0,
  price_unit: null,
  price_per_unit: null,
  vat: 27,
  special_price: null,
  special_from_date: null,
  special_to_date: null,
  lowest_price_30d: null,
  news_from_date: null,
  news_to_date: null,
  promo_type: null,
  default_quantity_name: "db",
  default_quantity_minimum: 1,
  default_quantity_scale: 1,
  alternative_quantity_name: null,
  alternative_quantity_minimum: null,
  alternative_quantity_scale: null,
  alternative_quantity_exchange_rate: null,
  weight: 500,
  package_official_g: null,
  package_official_ml: null,
  min_expiry_days: null,
  description: null,
  components: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
} satisfies Partial<NewProduct>;

/** Ids by which the tests know the products. */
export const ids = {
  apple: 1,
  pear: 2,
  sourCream: 3,
  milk: 4,
  beer: 5,
  cake: 6,
  ham: 7,
  ended: 8,
  seasonal: 9,
  yoghurt: 10,
  anvil: 11,
  appleJuice: 12,
} as const;

function products(now: Date): NewProduct[] {
  return [
    {
      ...plain,
      id: ids.apple,
      name: "Alma Golden",
      is_returnable: false,
      url_key: "alma-golden",
      price: 599,
      price_unit: "kg",
      price_per_unit: 1,
      default_quantity_name: "kg",
      default_quantity_minimum: 0.3,
      default_quantity_scale: 0.25,
      weight: 1000,
      alternative_quantity_name: "db",
      alternative_quantity_scale: 1,
      alternative_quantity_exchange_rate: 0.18,
      special_price: 499,
      special_from_date: day(now, -3),
      special_to_date: day(now, 0),
      lowest_price_30d: 549,
      prefixbox_score: 90,
      barcodes: ["5991234567890"],
      nutrition_data: JSON.stringify([{ name: "Energia", value: "218 kJ" }]),
      description: "<p>Ropogós.</p>",
      components: null,
      vote_count_one: 1,
      vote_count_five: 2,
      sort: 2,
    },
    {
      ...plain,
      id: ids.pear,
      name: "Körte Vilmos",
      url_key: "korte-vilmos",
      price: 899,
      price_unit: "kg",
      price_per_unit: 1,
      default_quantity_name: "kg",
      default_quantity_minimum: null,
      default_quantity_scale: 0.1,
      weight: 1000,
      prefixbox_score: 80,
      sort: 1,
    },
    {
      ...plain,
      id: ids.sourCream,
      name: "Tejföl 20% 330 g",
      url_key: "tejfol-20-330-g",
      smarturl: "tejfol-akcio",
      price: 579,
      price_unit: "kg",
      price_per_unit: 1 / 0.33,
      weight: 330,
      vat: 18,
      prefixbox_score: 70,
      news_from_date: instant(now, -1),
      news_to_date: instant(now, 5),
      allergens: ["milk"],
    },
    {
      ...plain,
      id: ids.milk,
      name: "Tej 2,8% 1 l",
      is_returnable: false,
      url_key: "tej-2-8-1-l",
      price: 399,
      price_unit: "l",
      price_per_unit: 1,
      vat: 18,
      weight: 1030,
      prefixbox_score: 95,
      special_price: 349,
      special_from_date: day(now, 1),
      special_to_date: day(now, 4),
    },
    {
      ...plain,
      id: ids.beer,
      name: "Őszi sör 0,5 l",
      url_key: "oszi-sor-0-5-l",
      price: 450,
      weight: 500,
      adults_only: true,
      prefixbox_score: 60,
      special_price: 400,
    },
    {
      ...plain,
      id: ids.cake,
      name: "Dobostorta",
      url_key: "dobostorta",
      price: 5990,
      is_mpl: false,
      gift_message_available: true,
      prefixbox_score: 20,
      promo_type: "PROMO_1",
    },
    {
      ...plain,
      id: ids.ham,
      name: "Csemege sonka",
      url_key: "csemege-sonka",
      price: 4990,
      default_quantity_name: "kg",
      default_quantity_minimum: 0.1,
      default_quantity_scale: 0.05,
      weight: 1000,
      sliceable: true,
      prefixbox_score: 30,
    },
    {
      ...plain,
      id: ids.ended,
      name: "Megszűnt szörp",
      url_key: "megszunt-szorp",
      price: 700,
      status: "PERMANENTLY_ENDED",
    },
    { ...plain, id: ids.seasonal, name: "Eper", url_key: "eper", price: 1990, status: "SEASONAL" },
    {
      ...plain,
      id: ids.yoghurt,
      name: "Cukormentes joghurt",
      url_key: "cukormentes-joghurt",
      price: 299,
      prefixbox_score: 50,
      created_at: instant(now, -1),
    },
    { ...plain, id: ids.anvil, name: "Öntöttvas üst", url_key: "ontottvas-ust", price: 29990, weight: 45000 },
    { ...plain, id: ids.appleJuice, name: "Almalé 1 l", url_key: "almale-1-l", price: 520, prefixbox_score: 99 },
  ];
}

const categories = [
  { id: 3, parent_id: null, level: 1, position: 1, name: "Zöldség, gyümölcs", url_key: "zoldseg-gyumolcs" },
  { id: 30, parent_id: 3, level: 2, position: 1, name: "Gyümölcs", url_key: "gyumolcs" },
  { id: 300, parent_id: 30, level: 3, position: 1, name: "Magyar gyümölcs", url_key: "magyar-gyumolcs" },
  { id: 3000, parent_id: 300, level: 4, position: 1, name: "Alma, körte", url_key: "alma-korte" },
  { id: 4, parent_id: null, level: 1, position: 2, name: "Tejtermék", url_key: "tejtermek" },
  { id: 40, parent_id: 4, level: 2, position: 1, name: "Joghurt", url_key: "joghurt" },
  { id: 5, parent_id: null, level: 1, position: 3, name: "Ital", url_key: "ital" },
];

const productCategories: readonly [number, number][] = [
  [ids.apple, 3000],
  [ids.pear, 3000],
  [ids.seasonal, 30],
  [ids.sourCream, 4],
  [ids.milk, 4],
  [ids.yoghurt, 40],
  [ids.beer, 5],
  [ids.ended, 5],
  [ids.appleJuice, 5],
  [ids.apple, 30],
];

/** A dozen products with every trait that the tests ask about. */
export const smallSeed: CatalogueSeed = {
  version: "small",
  async fill(db, { now }) {
    await db
      .insertInto("categories")
      .values(
        categories.map((row) => ({ ...row, content: null, keywords: null, description: null, promotion_place: null })),
      )
      .execute();
    for (const product of products(now)) await db.insertInto("products").values(product).execute();
    await db
      .insertInto("product_categories")
      .values(productCategories.map(([product_id, category_id], position) => ({ product_id, category_id, position })))
      .execute();
    await db
      .insertInto("attributes")
      .values([
        { id: 1, code: "brand", name: "Márka", filterable: true, position: 1 },
        { id: 2, code: "diet", name: "Étrend", filterable: true, position: 2 },
        { id: 3, code: "internal", name: "Belső", filterable: false, position: 3 },
      ])
      .execute();
    await db
      .insertInto("attribute_options")
      .values([
        { id: 11, attribute_id: 1, label: "Kerti", position: 1 },
        { id: 12, attribute_id: 1, label: "Tanyasi", position: 2 },
        { id: 13, attribute_id: 1, label: "Üres", position: 3 },
        { id: 21, attribute_id: 2, label: "Vegán", position: 1 },
        { id: 22, attribute_id: 2, label: "Laktózmentes", position: 2 },
        { id: 31, attribute_id: 3, label: "Polc 7", position: 1 },
      ])
      .execute();
    const options: readonly [number, number][] = [
      [ids.apple, 11],
      [ids.pear, 11],
      [ids.milk, 12],
      [ids.sourCream, 12],
      [ids.yoghurt, 12],
      [ids.apple, 21],
      [ids.yoghurt, 22],
      [ids.milk, 31],
    ];
    await db
      .insertInto("product_attribute_options")
      .values(options.map(([product_id, option_id]) => ({ product_id, option_id })))
      .execute();
    await db
      .insertInto("empties")
      .values([{ id: 1, name: "0,5 l-es üveg", price: 50, weight: 300 }])
      .execute();
    await db
      .insertInto("product_empties")
      .values([{ product_id: ids.beer, empty_id: 1 }])
      .execute();
    await db
      .insertInto("images")
      .values([
        { id: 1, key: "apple", alt: "Alma" },
        { id: 2, key: "bottle", alt: null },
      ])
      .execute();
    await db
      .insertInto("product_images")
      .values([{ product_id: ids.apple, image_id: 1 }])
      .execute();
    await db
      .insertInto("empty_images")
      .values([{ empty_id: 1, image_id: 2 }])
      .execute();

    const method = {
      extra_cost: null,
      discount_price: null,
      max_weight: null,
      description: null,
      short_description: null,
      delivery_time: null,
    };
    await db
      .insertInto("shipping_methods")
      .values([
        { ...method, id: 1, name: "Kamra", price: 990, extra_cost: 150, max_weight: 40000, position: 1 },
        { ...method, id: 2, name: "MPL", price: 1990, discount_price: 990, max_weight: 20000, position: 2 },
        { ...method, id: 3, name: "PostPont", price: 1490, is_active: false, position: 3 },
        { ...method, id: 4, name: "GPoint", price: 0, position: 4 },
      ])
      .execute();
    await db
      .insertInto("shipping_price_ranges")
      .values([
        { shipping_method_id: 2, from_amount: 15000, price: 0 },
        { shipping_method_id: 2, from_amount: 0, price: 1990 },
      ])
      .execute();
    const sectors = [
      { id: 1, name: "Pestszentlőrinc" },
      { id: 2, name: "Agglomeráció" },
    ];
    const ranges = [
      { id: 1, time_from: "08:00", time_to: "10:00" },
      { id: 2, time_from: "18:00", time_to: "20:00" },
    ];
    await db
      .insertInto("sectors")
      .values(sectors)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("time_ranges")
      .values(ranges)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const terms = { order_limit: 2, weight_limit: 20_000, price: 990, hours_visible_before: 12 };
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    await db
      .insertInto("timetable_entries")
      .values([
        ...weekdays.flatMap((weekday) =>
          ranges.map((range) => ({
            ...terms,
            sector_id: 1,
            weekday,
            time_range_id: range.id,
            price: range.id === 1 ? 990 : 1290,
          })),
        ),
        { ...terms, sector_id: 2, weekday: 1, time_range_id: 1 },
      ])
      .execute();
    await db
      .insertInto("courier_postcodes")
      .values([
        { postcode: 1186, sector_id: 1 },
        { postcode: 2040, sector_id: 2 },
      ])
      .execute();
    await db
      .insertInto("places")
      .values([
        { postcode: 1186, city: "Budapest" },
        { postcode: 8315, city: "Gyenesdiás" },
        { postcode: 8313, city: "Balatongyörök" },
        { postcode: 7396, city: "Magyarszék" },
        { postcode: 7396, city: "Liget" },
        { postcode: 2040, city: "Budaörs" },
      ])
      .execute();
    await db
      .insertInto("streets")
      .values([
        { postcode: 1186, city: "Budapest", name: "Közdűlő út" },
        { postcode: 1186, city: "Budapest", name: "Margó Tivadar utca" },
      ])
      .execute();
    const payment = { short_description: null, short_description_mpl_type: null };
    await db
      .insertInto("payment_methods")
      .values([
        { ...payment, id: 1, name: "Banki átutalás", position: 5 },
        {
          ...payment,
          id: 2,
          name: "Utánvét",
          cost: 390,
          position: 4,
          short_description: "A futárnál",
          short_description_mpl_type: "A postásnál",
        },
        { ...payment, id: 3, name: "Simple", position: 1 },
        { ...payment, id: 4, name: "Borgun", position: 2, is_active: false },
        { ...payment, id: 5, name: "Mentett kártya", position: 3 },
      ])
      .execute();
    await db.insertInto("refused_payment_methods").values({ shipping_method_id: 3, payment_method_id: 2 }).execute();
    const coupon = { percent: null, amount: null, category_id: null, valid_from: null, valid_to: null };
    await db
      .insertInto("coupons")
      .values([
        { ...coupon, code: "TIZ", percent: 10 },
        { ...coupon, code: "EZRES", amount: 1000, minimum: 3000 },
        { ...coupon, code: "GYUMOLCS", percent: 50, category_id: 3 },
        { ...coupon, code: "REGI", amount: 500, valid_to: day(now, -1) },
        { ...coupon, code: "MAI", amount: 500, valid_from: day(now, 0), valid_to: day(now, 0) },
      ])
      .execute();
    const point = {
      street_name: "Fő",
      street_type: "utca",
      house_number: "1",
      service_point_type: "Posta",
      working_hours: "H–P 8:00–16:00",
    };
    await db
      .insertInto("post_points")
      .values([
        {
          ...point,
          id: 1,
          ext_id: "PP00001",
          name: "Gyenesdiás posta",
          postcode: 8315,
          city: "Gyenesdiás",
          latitude: 46.77,
          longitude: 17.289,
        },
        {
          ...point,
          id: 2,
          ext_id: "PP00002",
          name: "Budapest 1186 posta",
          postcode: 1186,
          city: "Budapest",
          latitude: 47.418,
          longitude: 19.191,
        },
        {
          ...point,
          id: 3,
          ext_id: "PP00003",
          name: "Győr posta",
          postcode: 9011,
          city: "Győr",
          latitude: 47.683,
          longitude: 17.635,
        },
      ])
      .execute();
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
    await db
      .insertInto("brands")
      .values([
        { option_id: 11, slug: "kerti", name_key: "b", description: "Kertünkből" },
        { option_id: 12, slug: "tanyasi", name_key: "a", description: null },
        { option_id: 13, slug: "ures", name_key: "c", description: null },
      ])
      .execute();
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
    await db
      .insertInto("redirects")
      .values([
        { path: "/akcio", target: "/ajanlatok" },
        { path: "/regi/lap", target: "https://pelda.hu", status: 302 },
      ])
      .execute();
    await sql`analyze`.execute(db);
  },
};
