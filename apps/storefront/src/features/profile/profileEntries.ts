import { profileMenu } from "@kamra/core/navigation";
import { sessionTexts } from "@kamra/core/session";
import type { IconName } from "@kamra/ui";

type Entry = (typeof profileMenu)[number]["entry"];

const icons: Readonly<Record<Entry, IconName>> = {
  personalData: "user",
  savedCards: "card",
  shippingAddresses: "truck",
  billingAddresses: "receipt",
  shoppingLists: "list",
  orders: "basket",
  orderedProducts: "clock",
};

/** The rows of the profile, with their pages, names and pictures. */
export const profileEntries = profileMenu.map(({ entry, path }) => ({
  entry,
  href: path,
  label: sessionTexts.profileMenu[entry],
  icon: icons[entry],
}));
