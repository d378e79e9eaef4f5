import { categoryPath } from "../categoryPath.ts";

export interface BlogEntryRecord {
  readonly id: number;
  readonly title: string;
  readonly lead: string;
  readonly url: string;
  readonly imageKey: string;
  /** Days from today. */
  readonly published: number;
}

/** What the shop has to tell; each entry leads to shelves that are there. */
export const blogEntries: ReadonlyArray<BlogEntryRecord> = [
  {
    id: 1,
    published: -1,
    title: "Így készül a bejgli, ami nem reped ki",
    lead: "Vékony tészta, pihentetés, kétszeri kenés: három apróság, amin minden múlik.",
    url: categoryPath("Bejgli, ünnepi sütemény"),
    imageKey: "scene.chestnut.pie.egg",
  },
  {
    id: 2,
    published: -4,
    title: "Adventi bevásárlólista hétről hétre",
    lead: "Gyertya az első vasárnapra, szaloncukor a másodikra: nem kell mindent az utolsó napra hagyni.",
    url: categoryPath("Szaloncukor"),
    imageKey: "scene.candle.candy.evergreen-tree.wrapped-gift",
  },
  {
    id: 3,
    published: -9,
    title: "Melyik alma mire jó?",
    lead: "Sütni Jonathánt, enni Gálát, befőzni Idaredet: kis almahatározó.",
    url: categoryPath("Alma"),
    imageKey: "scene.green-apple.red-apple.pie",
  },
  {
    id: 4,
    published: -15,
    title: "Lencse, bab, csicseriborsó: áztatás nélkül is",
    lead: "Fehérje a szekrény mélyéről. Öt gyors vacsora, ha elfogyott a hús.",
    url: categoryPath("Bab, lencse, borsó"),
    imageKey: "scene.beans.pot-of-food.carrot",
  },
  {
    id: 5,
    published: -23,
    title: "Visszaváltjuk: palack, doboz, üveg",
    lead: "Ötven forint darabja, és a futárunk a következő kiszállításkor el is viszi.",
    url: "/szallitas",
    imageKey: "scene.recycling-symbol.cup-with-straw.delivery-truck",
  },
  {
    id: 6,
    published: -34,
    title: "Kávé otthon: mennyit őröljünk, és milyenre?",
    lead: "Kotyogó, filter, karos gép: mind másfajta őrleményt szeret.",
    url: categoryPath("Szemes kávé"),
    imageKey: "scene.teapot.hot-beverage.croissant",
  },
];
