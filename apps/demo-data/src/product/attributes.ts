import { brandNumber, tableBrands } from "../tree/brands.ts";
import type { Combination } from "../tree/combinations.ts";
import { diets, dietTags } from "../tree/dietTags.ts";
import { planTree } from "../tree/planTree.ts";

export interface AttributeRecord {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly position: number;
}

export interface AttributeOptionRecord {
  readonly id: number;
  readonly attributeId: number;
  readonly label: string;
  readonly position: number;
}

/** The filters of a product list. */
export const attributes: ReadonlyArray<AttributeRecord> = [
  { id: 1, code: "brand", name: "Márka", position: 1 },
  { id: 2, code: "ingredients", name: "Étrend", position: 2 },
  { id: 3, code: "origin", name: "Származási hely", position: 3 },
  { id: 4, code: "storage", name: "Tárolás", position: 4 },
];

const storageLabels = {
  ambient: "Szobahőmérsékletű",
  fresh: "Friss",
  chilled: "Hűtött",
  frozen: "Fagyasztott",
} as const;

const origins = [...new Set(planTree().flatMap((category) => category.kinds.map((kind) => kind.traits.origin)))];

const dietOption = (index: number): number => 1 + index;
const originOption = (index: number): number => 51 + index;
const storageOption = (index: number): number => 31 + index;
const storages = Object.keys(storageLabels);

const byName = new Intl.Collator("hu");
const inOrder = new Map(tableBrands.toSorted(byName.compare).map((brand, index) => [brand, index + 1]));

/** The option of the brand attribute that names the brand; the tables' brands by name, made-up makers after them. */
export function brandOption(brand: string): AttributeOptionRecord {
  const number = brandNumber(brand);
  return { id: 1001 + number, attributeId: 1, label: brand, position: inOrder.get(brand) ?? 1001 + number };
}

/** Every option but those of the made-up makers, which `brandOption` gives. */
export const attributeOptions: ReadonlyArray<AttributeOptionRecord> = [
  ...tableBrands.map(brandOption),
  ...diets.map((label, index) => ({
    id: dietOption(index),
    attributeId: 2,
    label: label.charAt(0).toUpperCase() + label.slice(1),
    position: index + 1,
  })),
  ...origins.map((label, index) => ({ id: originOption(index), attributeId: 3, label, position: index + 1 })),
  ...Object.values(storageLabels).map((label, index) => ({
    id: storageOption(index),
    attributeId: 4,
    label,
    position: index + 1,
  })),
];

/** The options that a product has. */
export function optionIds(combination: Combination): number[] {
  const { traits } = combination.kind;
  return [
    ...(combination.brand === "" ? [] : [brandOption(combination.brand).id]),
    ...dietTags(combination).map((diet) => dietOption(diets.indexOf(diet))),
    originOption(origins.indexOf(traits.origin)),
    storageOption(storages.indexOf(traits.storage)),
  ];
}
