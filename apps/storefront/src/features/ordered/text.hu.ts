import { sessionTexts } from "@kamra/core/session";

export const orderedText = {
  title: sessionTexts.profileMenu.orderedProducts,
  lead: "Elöl az, amit a leggyakrabban rendelsz.",
  usualLead: "Ezeket rendszeresen veszed, és most van itt az idejük. Pipáld ki, ami most nem kell.",
  search: "Keresés a korábban rendeltek között",
  departments: "Részlegek",
  all: "Minden",
  count: (count: number) => `${count} termék`,
  emptyTitle: "Még nem rendeltél tőlünk",
  empty: "Az első rendelésed után itt találod, amit vettél.",
  goShopping: "Nézelődöm",
  nothingFound: "Ilyet még nem rendeltél",
  nothingFoundBody: "Próbáld meg más szóval, vagy keress az összes termék között.",
  searchAll: "Keresem az összes termék között",
  failed: "Nem tudtuk betölteni a korábban rendelt termékeidet",
  retry: "Újra",
} as const;
