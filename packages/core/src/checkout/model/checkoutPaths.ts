/** The page of each step of the checkout. */
export const checkoutPaths = {
  cart: "/kosar",
  contact: "/megrendeles",
  shipping: "/megrendeles/kiszallitas",
  billing: "/megrendeles/szamlazas",
  orderDetails: "/megrendeles/expressz",
  summary: "/megrendeles/osszesites",
} as const;

/** A step of the checkout; `orderDetails` replaces three others in the express flow. */
export type CheckoutStep = keyof typeof checkoutPaths;
