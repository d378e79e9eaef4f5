import { catalogueTexts } from "@kamra/core/catalogue";
import { settings } from "../../shop/settings.ts";

const { pages } = catalogueTexts;

export const homeText = {
  title: "Élelmiszer házhoz szállítva",
  description:
    "Friss áru, háztartás, baba és állateledel egy helyen: házhoz szállítva vagy személyesen átvéve, forintra pontos egységárakkal.",
  heading: "Tele kamra, egy kosárral",
  lead: "Friss áru és minden, ami a háztartásba kell. Mondd meg, hova vigyük, és már pakolhatsz is.",
  deliveryAtMost: (amount: string) => `Kiszállítás legfeljebb ${amount} díjért`,
  deliveryFrom: (amount: string) => `Kiszállítás már ${amount} díjért`,
  deliveryFree: "Ingyenes kiszállítás",
  pickup: "Személyes átvétel Budapesten",
  unitPrices: "Egységár minden ár mellett",
  offers: pages.offers,
  allOffers: "Minden ajánlat",
  news: pages.news,
  allNews: "Minden újdonság",
  categories: "Mit keresel?",
  nothingTitle: "Még üresek a polcok",
  nothing: "Most töltjük fel őket. Nézz vissza hamarosan!",
  blog: `${settings.brand}-hírek`,
  allBlog: "Minden hír",
} as const;
