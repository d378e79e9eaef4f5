const shopName = "Kamra";

export const metaText = {
  shopName,
  title: (page: string) => (page === shopName ? shopName : `${page} – ${shopName}`),
} as const;
