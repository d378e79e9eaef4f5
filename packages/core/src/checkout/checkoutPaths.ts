/** The page of each step of the checkout. */
export const checkoutPaths = {
  cart: "/kosar",
  contact: "/megrendeles",
  shipping: "/megrendeles/kiszallitas",
  billing: "/megrendeles/szamlazas",
  orderDetails: "/megrendeles/expressz",
  summary: "/megrendeles/osszesites",
} as const;

/** A step of the checkout; `orderDetails` is what the express flow has in place of three others. */
export type CheckoutStep = keyof typeof checkoutPaths;
