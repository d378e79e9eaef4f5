import type { Combination } from "./combinations.ts";
import { dietTags } from "./dietTags.ts";
import { slug } from "../plan/slug.ts";

export interface Promotion {
  readonly id: number;
  readonly name: string;
  readonly urlKey: string;
  /** The sentence above its products. */
  readonly text: string;
  /** Where the shop shows it. */
  readonly place: string;
  readonly glyph: string;
}

const promotion = (id: number, name: string, place: string, glyph: string, text: string): Promotion => ({
  id,
  name,
  urlKey: slug(name),
  text,
  place,
  glyph,
});

/** Selections that cut across the departments. */
export const promotions: ReadonlyArray<Promotion> = [
  promotion(
    501,
    "Hazai termelőktől",
    "home",
    "tractor",
    "Rövid úton az asztalodig: magyar kertek, pincék és műhelyek.",
  ),
  promotion(
    502,
    "Adventi készülődés",
    "home",
    "candle",
    "Bejgli, szaloncukor, gyertya, halászlébe való: ami a négy hétbe kell.",
  ),
  promotion(503, "Vegán válogatás", "home", "seedling", "Növényi alapon, kompromisszum nélkül."),
  promotion(504, "Mentes ételek", "menu", "four-leaf-clover", "Gluténmentes és laktózmentes termékek egy helyen."),
  promotion(505, "Gyors vacsora", "home", "shallow-pan-of-food", "Húsz perc alatt az asztalon."),
  promotion(506, "Nagytakarítás", "menu", "broom", "Minden, amitől csillog a lakás."),
  promotion(507, "Babaköszöntő", "menu", "baby", "Az első hónapok bevásárlólistája."),
];

/** Categories whose products all belong to a selection. */
const shelves: Readonly<Record<string, ReadonlyArray<string>>> = {
  "Gyors vacsora": [
    "Hűtött készétel",
    "Fagyasztott készétel",
    "Pizza",
    "Gnocchi, friss tészta",
    "Tésztaszósz, pesto",
    "Nuggets, rántott falat",
    "Készételkonzerv",
    "Falafel, zöldségpogácsa",
  ],
  "Vegán válogatás": [
    "Növényi ital",
    "Növényi joghurt, tejföl, sajt",
    "Tofu, szejtán, tempeh",
    "Vegán hús- és haltermék",
    "Falafel, zöldségpogácsa",
    "Vegán jégkrém, sorbet",
    "Majonézes saláta, hummusz",
    "Mogyoróvaj, magkrém",
    "Étcsokoládé",
    "Bab, lencse, borsó",
  ],
  Nagytakarítás: ["Felülettisztító", "Fürdőszoba, WC", "Fertőtlenítő, klór", "Szivacs, kendő, kesztyű", "Szemeteszsák"],
  Babaköszöntő: [
    "Klasszikus pelenka",
    "Törlőkendő",
    "Babafürdető, sampon",
    "Popsikrém, babakrém",
    "Cumi, cumisüveg, etetés",
    "Tápszer, kása",
  ],
};

/** The selections of a product. */
export function promotionsOf(combination: Combination): Promotion[] {
  const { category, kind } = combination;
  const tags = dietTags(combination);
  const named = kind.traits.promotions.split(", ");
  return promotions.filter(({ name }) => {
    if (name === "Vegán válogatás" && !tags.includes("vegán")) return false;
    if (name === "Mentes ételek")
      return kind.name.includes("mentes") && (tags.includes("gluténmentes") || tags.includes("laktózmentes"));
    if (name === "Hazai termelőktől" && kind.traits.origin !== "Magyarország") return false;
    return named.includes(name) || (shelves[name] ?? []).includes(category.name);
  });
}
