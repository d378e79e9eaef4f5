import type { GroceryStore } from "@kamra/core/content";
import { addressText } from "@kamra/core/delivery";

export const storesText = {
  title: "Üzletek",
  lead: "Gyere be, ha ránk érsz: friss pult, visszaváltó automata, és az első boltunkban a személyes átvétel.",
  nothingTitle: "Még nincs üzletünk",
  nothing: "Házhoz szállítással addig is elérsz minket.",
  description: (store: GroceryStore) =>
    `${store.name}: ${addressText(store)}. Nyitvatartás, ünnepi nyitvatartás és elérhetőség.`,
  map: "Megnézem a térképen",
  mapHref: ({ latitude, longitude }: Pick<GroceryStore, "latitude" | "longitude">): `https://${string}` =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
} as const;
