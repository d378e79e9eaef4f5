import { settings } from "../../shop/settings.ts";

export const blogText = {
  title: `${settings.brand}-hírek`,
  lead: "Receptek, szezonális tanácsok és hírek a bolt háza tájáról.",
  pages: "Oldalak",
  newer: "Újabb hírek",
  older: "Régebbi hírek",
  all: "Minden hír",
} as const;
