import { settings } from "../../shop/settings.ts";

export const blogText = {
  title: `${settings.brand}-hírek`,
  lead: "Receptek, szezonális tanácsok és hírek a bolt háza tájáról.",
  nothingTitle: "Még nem írtunk hírt",
  nothing: "Nézz vissza később.",
  pages: "Oldalak",
  newer: "Újabb hírek",
  older: "Régebbi hírek",
  all: "Minden hír",
} as const;
