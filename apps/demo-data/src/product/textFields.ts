import { allergensOf } from "./allergens.ts";
import type { Combination } from "../tree/combinations.ts";
import { escapeUTF8 } from "entities";
import { ingredientsOf } from "./ingredientsOf.ts";
import { nutritionRows } from "./nutritionRows.ts";
import { productName } from "../tree/productName.ts";
import type { ProductRecord } from "./ProductRecord.ts";
import { makeRandom } from "../plan/random.ts";

type TextColumn =
  | "description"
  | "components"
  | "nutrition_data"
  | "allergens"
  | "meta_title"
  | "meta_description"
  | "meta_keywords";

const storageTexts = {
  ambient: "Száraz, hűvös helyen tárolandó.",
  fresh: "Szobahőmérsékleten vagy a hűtő zöldségrekeszében tárolandó.",
  chilled: "Hűtve, 2–6 °C között tárolandó.",
  frozen: "Fagyasztva, −18 °C-on tárolandó. Felengedés után ne fagyaszd vissza!",
} as const;

const makers = [
  "Kis műhely nagy odafigyeléssel: a receptet évek óta nem kellett megváltoztatni.",
  "Nálunk ez az egyik legtöbbet rendelt a polcról.",
  "A csomagoláson minden rajta van, amit tudni érdemes; kérdés esetén írj nekünk.",
  "Kipróbáltuk: pontosan azt adja, amit ígér.",
  "Családi vállalkozásból, közvetlenül a készítőtől érkezik hozzánk.",
  "Jó választás hétköznapra, és vendégek elé is kitehető.",
] as const;

function description(combination: Combination, { seed, key }: { seed: number; key: string }): string {
  const { kind, brand, size } = combination;
  const { traits } = kind;
  const facts = [
    ...(brand === "" ? [] : [["Márka", brand]]),
    ...(size.label === "" ? [] : [["Kiszerelés", size.label]]),
    ["Származási hely", traits.origin],
    ["Tárolás", storageTexts[traits.storage]],
  ];
  const list = facts
    .map(([name = "", value = ""]) => `<li><strong>${name}:</strong> ${escapeUTF8(value)}</li>`)
    .join("");
  const maker = makeRandom(seed, `text/${key}`).pick(makers);
  return `<p>${escapeUTF8(traits.text)}</p><p>${maker}</p><ul>${list}</ul>`;
}

function components(ingredients: string): string | null {
  if (ingredients === "") return null;
  return `<p>${escapeUTF8(ingredients).replaceAll(/\*([^*]+)\*/g, "<strong>$1</strong>")}</p>`;
}

/** The texts of a product: HTML where the contract says so. */
export function textFields(
  combination: Combination,
  { seed, key }: { seed: number; key: string },
): Pick<ProductRecord["row"], TextColumn> {
  const { category, kind, brand } = combination;
  const name = productName(combination);
  const ingredients = ingredientsOf(combination);
  return {
    description: description(combination, { seed, key }),
    components: components(ingredients),
    nutrition_data: nutritionRows(combination, { seed }),
    allergens: allergensOf(ingredients),
    meta_title: `${name} – házhoz szállítva`,
    meta_description: `${name}: ${kind.traits.text}`,
    meta_keywords: [category.name, brand, combination.variant.label].filter((word) => word !== "").join(", "),
  };
}
