export interface BlogEntryTable {
  id: number;
  title: string;
  lead: string;
  url: string | null;
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

/** The tables of what stands around the goods. */
export interface ContentTables {
  blog_entries: BlogEntryTable;
  footer_blocks: FooterBlockTable;
  footer_links: FooterLinkTable;
}
