import { catalogueTexts } from "@kamra/core/catalogue";

const { pages } = catalogueTexts;

export const shellText = {
  offers: pages.offers,
  news: pages.news,
  promotions: pages.promotions,
  quickList: "Gyorslista",
  deliveryInfo: "Szállítás",
  legal: {
    terms: "Általános szerződési feltételek",
    privacy: "Adatkezelési tájékoztató",
    imprint: "Impresszum",
    withdrawal: "Elállás a vásárlástól",
  },
  payments: [
    { mark: { word: "VISA" }, label: "Visa" },
    { mark: "mastercard", label: "Mastercard" },
    { mark: { word: "Simple" }, label: "SimplePay" },
    { mark: { word: "Borgun" }, label: "Borgun" },
    { mark: "transfer", label: "Banki átutalás" },
    { mark: "cash", label: "Utánvét" },
  ],
  social: [
    { href: "https://www.facebook.com/", label: "Facebook" },
    { href: "https://www.instagram.com/", label: "Instagram" },
    { href: "https://www.youtube.com/", label: "YouTube" },
  ],
  trustBadge: { href: "https://www.arukereso.hu/", label: "Megbízható bolt az Árukeresőn" },
  breadcrumbs: "Itt jársz",
} as const;
