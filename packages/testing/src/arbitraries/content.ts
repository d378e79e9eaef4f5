import type { BlogEntry, FooterBlock } from "@kamra/core/catalogue";
import type { Article, BlogPost, Brand, DeliveryInfo, GroceryStore, Hours, Redirect } from "@kamra/core/content";
import { budapestDay } from "@kamra/core/product";
import fc from "fast-check";
import { instants } from "./instants.ts";
import { optional } from "./optional.ts";
import { plainRecord } from "./plainRecord.ts";
import { images } from "./products.ts";
import { ids, names, urlKeys } from "./words.ts";

const urls = fc.oneof(
  urlKeys.map((key) => `/cikk/${key}`),
  urlKeys.map((key) => `https://example.hu/${key}`),
);

/** Entries of the shop's blog, with and without a picture and a page to read on. */
export const blogEntries: fc.Arbitrary<BlogEntry> = plainRecord({
  id: ids,
  title: names,
  lead: names,
  url: optional(urls),
  image: optional(images),
  publishedAt: instants.map((instant) => instant.toISOString()),
});

/** Blocks of the footer, with internal and external links. */
export const footerBlocks: fc.Arbitrary<FooterBlock> = plainRecord({
  id: ids,
  title: names,
  links: fc.array(plainRecord({ label: names, url: urls }), { maxLength: 5 }),
});

const htmls = names.map((name) => `<h2>${name}</h2><p>${name}</p>`);
const days = instants.map((instant) => budapestDay(instant));

/** Articles for shoppers. */
export const articles: fc.Arbitrary<Article> = plainRecord({
  id: ids,
  urlKey: urlKeys,
  title: names,
  lead: names,
  content: htmls,
  validFrom: days,
});

/** Blog entries with all their fields. */
export const blogPosts: fc.Arbitrary<BlogPost> = fc
  .tuple(blogEntries, htmls)
  .map(([entry, content]) => ({ ...entry, content }));

/** Brands with products, with and without a description. */
export const brands: fc.Arbitrary<Brand> = plainRecord({
  id: ids,
  name: names,
  slug: urlKeys,
  description: optional(names),
  productCount: fc.integer({ min: 1, max: 5000 }),
});

/** Questions about delivery with answers in HTML. */
export const deliveryInfo: fc.Arbitrary<DeliveryInfo> = plainRecord({
  id: ids,
  urlKey: urlKeys,
  title: names,
  content: htmls,
});

/** Permanent and temporary redirects, to pages of the shop and other sites. */
export const redirects: fc.Arbitrary<Redirect> = plainRecord({ target: urls, isPermanent: fc.boolean() });

const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
const hours: fc.Arbitrary<Hours> = fc
  .tuple(fc.integer({ min: 6, max: 12 }), fc.integer({ min: 13, max: 22 }))
  .map(([opens, closes]) => ({ opens: clock(opens), closes: clock(closes) }));

/** Stores with opening hours by weekday and exceptions by date. */
export const groceryStores: fc.Arbitrary<GroceryStore> = plainRecord({
  id: ids,
  name: names,
  postcode: fc.integer({ min: 1000, max: 9999 }).map(String),
  city: names,
  street: names,
  houseNumber: fc.integer({ min: 1, max: 200 }).map(String),
  latitude: fc.double({ min: 45.7, max: 48.6, noNaN: true }),
  longitude: fc.double({ min: 16.1, max: 22.9, noNaN: true }),
  telephone: optional(fc.constant("+36 1 555 0146")),
  email: optional(fc.constant("bolt@kamra.example")),
  description: optional(htmls),
  week: fc
    .tuple(fc.subarray([1, 2, 3, 4, 5, 6, 7]), hours)
    .map(([weekdays, open]) => weekdays.map((weekday) => ({ weekday, ...open }))),
  specialDays: fc.uniqueArray(plainRecord({ date: days, name: names, hours: fc.array(hours, { maxLength: 1 }) }), {
    selector: ({ date }) => date,
    maxLength: 3,
  }),
});
