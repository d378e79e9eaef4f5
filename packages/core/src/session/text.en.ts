import type { SessionTexts } from "./text.hu.ts";

/** The English texts of the session: login, logout and the profile menu. */
export const sessionTexts: SessionTexts = {
  emailTaken: "There is already an account with this e-mail address. Please log in, or use another address.",
  logIn: "Log in / Register",
  logOut: "Log out",
  profileMenu: {
    personalData: "Personal details",
    savedCards: "Saved cards",
    shippingAddresses: "Delivery addresses",
    billingAddresses: "Billing addresses",
    shoppingLists: "Shopping lists",
    orders: "My orders",
    orderedProducts: "Bought before",
    logOut: "Log out",
  },
};
