import type { Generated } from "kysely";

export interface BlogEntryTable {
  id: number;
  title: string;
  lead: string;
  /** Of an entry that is written elsewhere. */
  url: string | null;
  /** Of an entry on this site; an external one has only an address. */
  url_key: string | null;
  /** HTML. */
  content: string | null;
  image_id: number | null;
  /** An instant in ISO 8601. */
  published_at: string;
}

export interface FooterBlockTable {
  id: number;
  title: string;
  position: number;
}

export interface FooterLinkTable {
  block_id: number;
  position: number;
  label: string;
  url: string;
}

export interface ArticleTable {
  id: number;
  url_key: string;
  title: string;
  lead: string;
  /** HTML. */
  content: string;
  /** A calendar day. */
  valid_from: string;
}

export interface DeliveryInfoTable {
  id: number;
  url_key: string;
  title: string;
  /** HTML. */
  content: string;
  position: number;
}

/** The shop's description of an option of the attribute `brand`. */
export interface BrandTable {
  option_id: number;
  slug: string;
  /** Sorts as Hungarian does when compared byte by byte. */
  name_key: string;
  description: string | null;
}

export interface StoreTable {
  id: number;
  name: string;
  postcode: number;
  city: string;
  street: string;
  house_number: string;
  latitude: number;
  longitude: number;
  telephone: string | null;
  email: string | null;
  /** HTML. */
  description: string | null;
  position: number;
}

/** `07:00` to `20:00`, by the clock on the wall. */
export interface StoreHoursTable {
  store_id: number;
  /** Monday 1, Sunday 7. */
  weekday: number;
  opens: string;
  closes: string;
}

/** The hours of one day, in place of the weekday's; closed without any. */
export interface StoreSpecialDayTable {
  store_id: number;
  /** A calendar day. */
  date: string;
  name: string;
  opens: string | null;
  closes: string | null;
}

export interface RedirectTable {
  /** Without a slash at its end, and without a query. */
  path: string;
  target: string;
  /** 301 for good, 302 for now. */
  status: Generated<number>;
}

/** The tables of the shop's articles and pages. */
export interface ContentTables {
  blog_entries: BlogEntryTable;
  footer_blocks: FooterBlockTable;
  footer_links: FooterLinkTable;
  articles: ArticleTable;
  delivery_info: DeliveryInfoTable;
  brands: BrandTable;
  stores: StoreTable;
  store_hours: StoreHoursTable;
  store_special_days: StoreSpecialDayTable;
  redirects: RedirectTable;
}
