import { catalogueTexts } from "@kamra/core/catalogue";

export const newsletterText = {
  confirm: {
    title: "Hírlevél megerősítése",
    lead: "Egy gombnyomás, és hetente egyszer elküldjük az ajánlatainkat és a receptjeinket.",
    button: "Igen, kérem a hírlevelet",
    done: "Köszönjük, feliratkoztál.",
  },
  end: {
    title: "Leiratkozás a hírlevélről",
    lead: "Ha megnyomod a gombot, nem küldünk több hírlevelet, és töröljük a címedet a listáról.",
    button: "Leiratkozom",
    done: "Leiratkoztál: nem küldünk több hírlevelet. Ha meggondolod magad, az oldal alján bármikor újra feliratkozhatsz.",
  },
  toShop: "Vissza a boltba",
  subscribed: "Sikeres feliratkozás",
  thanks: "Köszönjük! Küldtünk egy levelet, abban mindig megtalálod, hogyan iratkozhatsz le.",
  toOffers: catalogueTexts.pages.offers,
} as const;
