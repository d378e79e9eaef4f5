import type { BlogEntry, FooterBlock } from "@kamra/core/catalog";
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

/** Blocks of the footer, with links into the shop and out of it. */
export const footerBlocks: fc.Arbitrary<FooterBlock> = plainRecord({
  id: ids,
  title: names,
  links: fc.array(plainRecord({ label: names, url: urls }), { maxLength: 5 }),
});
