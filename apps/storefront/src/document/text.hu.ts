export const documentText = {
  shopName: "Kamra",
} as const;
