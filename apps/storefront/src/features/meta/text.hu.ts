import { settings } from "../../shop/settings.ts";

const { brand: shopName } = settings;

export const metaText = {
  shopName,
  linkPicture: "Alma, kenyér, tej, répa és sajt egy polcon",
  title: (page: string) => `${page} – ${shopName}`,
} as const;
