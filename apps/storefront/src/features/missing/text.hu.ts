import { withArticle } from "@kamra/core/text";
/** The checkout's texts on the pages before it, which load none of its other texts. */
export const missingText = {
  working: "Egy pillanat…",
  missing: {
    one: "Ez még hiányzik a megrendeléshez:",
    several: "Ezek még hiányoznak a megrendeléshez:",
  },
  takeOut: {
    one: (name: string) => `Kiveszem: ${name}`,
    several: (count: number) => `Kiveszem ezt ${withArticle(String(count))} terméket`,
  },
  undeliverable: (name: string, reason: string) => `${name}: ${reason.toLocaleLowerCase("hu")}`,
  removed: {
    named: (names: ReadonlyArray<string>) => `${names.join(", ")} kikerült a kosaradból`,
    putBack: { one: "Visszateszem", several: "Mindet visszateszem" },
  },
  prices: {
    one: "Megváltozott egy ár a kosaradban",
    several: "Megváltoztak az árak a kosaradban",
    change: (name: string, before: string, after: string) => `${name}: az ára ${before} helyett ${after}`,
    reasons: {
      offerEnded: ", mert véget ért az akció",
      offerBegun: ", mert akciós lett",
    },
    seen: "Rendben, láttam",
  },
  deleted: {
    title: (names: ReadonlyArray<string>) => `Már nem kapható, kivettük a kosárból: ${names.join(", ")}`,
    seen: "Rendben, láttam",
  },
  waiting: {
    title: (id: string) => `${id}. megrendelés: fizetésre vár`,
    goOn: "Megnézem, és folytatom a fizetést",
  },
  slot: {
    lost: "Lejárt az idő, ezt az idősávot már nem tartjuk",
    unfit: "A választott idősáv ehhez a rendeléshez már nem jó",
    help: (time: string) => `${time}. A kosarad és az adataid megmaradtak, csak új időpontot kell választanod.`,
    choose: "Idősávot választok",
  },
};
