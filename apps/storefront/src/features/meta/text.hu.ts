import { settings } from "../../shop/settings.ts";

const { brand: shopName } = settings;

export const metaText = {
  shopName,
  title: (page: string) => (page === shopName ? shopName : `${page} – ${shopName}`),
} as const;
