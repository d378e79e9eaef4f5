export const shippingTexts = {
  /** `method` is the linked order's. */
  linked: (method: string) =>
    `A kosarad egy korábbi megrendelésedhez kapcsolódik, ezért azzal együtt érkezik: ${method}.`,
};
