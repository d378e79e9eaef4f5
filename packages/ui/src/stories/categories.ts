import type { Category } from "@kamra/core/catalogue";
import type { NavigationLink } from "../shell/NavigationLink.ts";

const category = (
  id: string,
  name: string,
  parent: Category | null,
  children: ReadonlyArray<string> = [],
): Category => {
  const urlKey = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "-");
  const own: Category = {
    id,
    parentId: parent?.id ?? null,
    name,
    urlKey,
    path: `${parent?.path ?? ""}/${urlKey}`,
    description: null,
    isPromotion: false,
    content: null,
    keywords: null,
    isHomepageProhibited: false,
    promotionPlace: null,
    productCount: 40 + children.length,
    children: [],
  };
  return { ...own, children: children.map((child, index) => category(`${id}-${index}`, child, own)) };
};

const dairy = [
  "Tej",
  "Laktózmentes tej",
  "Növényi italok",
  "Natúr joghurt",
  "Gyümölcsjoghurt",
  "Kefir",
  "Tejföl",
  "Tejszín",
  "Vaj",
  "Margarin",
  "Túró",
  "Túródesszertek",
  "Trappista",
  "Félkemény sajtok",
  "Lágy sajtok",
  "Reszelt sajtok",
  "Krémsajtok",
  "Növényi sajtok",
  "Tojás",
  "Pudingok",
  "Kávétejszín",
  "Tejpor",
  "Élesztő",
];

const names: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "Zöldség és gyümölcs",
    [
      "Friss gyümölcs",
      "Friss zöldség",
      "Saláták",
      "Fűszernövények",
      "Gomba",
      "Bio zöldség",
      "Bio gyümölcs",
      "Aszalt gyümölcs",
      "Magvak",
    ],
  ],
  ["Tejtermék, tojás", dairy],
  ["Pékáru", ["Kenyér", "Zsemle, kifli", "Kalács", "Toastkenyér", "Gluténmentes pékáru", "Sütemény"]],
  ["Hús, hal", ["Csirke", "Pulyka", "Sertés", "Marha", "Hal", "Darált hús", "Belsőség", "Vad"]],
  ["Felvágott, kolbász", ["Sonka", "Szalámi", "Kolbász", "Párizsi", "Virsli", "Pástétom"]],
  ["Fagyasztott", ["Zöldség", "Gyümölcs", "Pizza", "Jégkrém", "Hal", "Készétel"]],
  ["Alapvető élelmiszer", ["Liszt", "Cukor", "Só", "Rizs", "Tészta", "Olaj", "Ecet", "Hüvelyesek"]],
  ["Konzerv, befőtt", ["Zöldségkonzerv", "Halkonzerv", "Lekvár", "Befőtt", "Savanyúság"]],
  ["Fűszer, szósz", ["Fűszer", "Ketchup", "Mustár", "Majonéz", "Salátaöntet"]],
  ["Édesség, nasi", ["Csokoládé", "Keksz", "Cukorka", "Chips", "Ropi", "Müzliszelet"]],
  ["Ital", ["Ásványvíz", "Üdítő", "Gyümölcslé", "Szörp", "Jeges tea", "Energiaital"]],
  ["Kávé, tea", ["Szemes kávé", "Őrölt kávé", "Kapszula", "Fekete tea", "Zöld tea", "Kakaó"]],
  ["Sör, bor, tömény", ["Sör", "Fehérbor", "Vörösbor", "Rozé", "Pezsgő", "Pálinka"]],
  ["Baba", ["Pelenka", "Tápszer", "Bébiétel", "Törlőkendő"]],
  ["Háztartás", ["Mosószer", "Öblítő", "Tisztítószer", "Papíráru", "Zsák, fólia"]],
  ["Szépségápolás", ["Tusfürdő", "Sampon", "Szájápolás", "Dezodor"]],
  ["Kisállat", ["Kutyaeledel", "Macskaeledel", "Alom", "Madáreledel"]],
];

export const categories: ReadonlyArray<Category> = names.map(([name, children], index) =>
  category(String(index + 1), name, null, children),
);

const fruitsAndMore: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Friss gyümölcs", ["Alma", "Körte", "Citrusfélék", "Bogyós gyümölcs", "Szőlő"]],
  ["Friss zöldség", ["Paradicsom", "Paprika", "Burgonya", "Hagyma"]],
  ["Saláták", ["Jégsaláta", "Salátakeverék"]],
  ["Gomba", ["Csiperke", "Laskagomba"]],
];

/** The same with one top category that is two levels deep. */
export const deepCategories: ReadonlyArray<Category> = categories.map((top, index) =>
  index > 0
    ? top
    : { ...top, children: fruitsAndMore.map(([name, children], child) => category(`1-${child}`, name, top, children)) },
);

export const links: ReadonlyArray<NavigationLink> = [
  { href: "/ajanlatok", label: "Ajánlatok", icon: "percent" },
  { href: "/ujdonsagok", label: "Újdonságok", icon: "sparkle" },
  { href: "/termekvalogatasok", label: "Termékválogatások", icon: "grid" },
];
