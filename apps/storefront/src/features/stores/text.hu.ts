import type { GroceryStore } from "@kamra/core/content";

type Address = Pick<GroceryStore, "postcode" | "city" | "street" | "houseNumber">;

const address = ({ postcode, city, street, houseNumber }: Address) => `${postcode} ${city}, ${street} ${houseNumber}.`;

export const storesText = {
  title: "Üzletek",
  lead: "Gyere be, ha ránk érsz: friss pult, visszaváltó automata, és az első boltunkban a személyes átvétel.",
  nothingTitle: "Még nincs üzletünk",
  nothing: "Házhoz szállítással addig is elérsz minket.",
  address,
  openToday: (hours: string) => `Ma nyitva: ${hours}`,
  closedToday: "Ma zárva",
  description: (store: Address & { readonly name: string }) =>
    `${store.name}: ${address(store)} Nyitvatartás, ünnepi nyitvatartás és elérhetőség.`,
  map: "Megnézem a térképen",
  mapHref: ({ latitude, longitude }: Pick<GroceryStore, "latitude" | "longitude">): `https://${string}` =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
} as const;
