import { departments } from "../catalogue/departments.ts";
import { defaultTraits } from "./defaultTraits.ts";
import type { CategoryPlan, KindPlan, Traits } from "../plan/plan.ts";
import { type Size, readSize } from "../plan/readSize.ts";
import { slug } from "../plan/slug.ts";

/** A category with its place in the tree. */
export interface PlannedCategory {
  readonly id: number;
  readonly parentId: number | null;
  /** 1 for a top category, 4 for the deepest. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly name: string;
  readonly urlKey: string;
  readonly traits: Traits;
  readonly childNames: ReadonlyArray<string>;
  readonly kinds: ReadonlyArray<PlannedKind>;
}

/** A kind of product with everything that the tables say of it. */
export interface PlannedKind {
  readonly name: string;
  readonly brands: ReadonlyArray<string>;
  readonly variants: ReadonlyArray<Variant>;
  readonly sizes: ReadonlyArray<{ readonly size: Size; readonly price: number }>;
  readonly traits: Traits;
}

export interface Variant {
  readonly label: string;
  /** Its price factor. */
  readonly factor: number;
}

function readVariant(text: string): Variant {
  const [, label = text, factor = "1"] = /^(.+) ×(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return { label, factor: Number(factor) };
}

function readPricedSize(text: string): { size: Size; price: number } {
  const [, size = "", price = ""] = /^(.+) (\d+)$/.exec(text) ?? [];
  return { size: readSize(size), price: Number(price) };
}

function planKind(kind: KindPlan, inherited: Traits): PlannedKind {
  const traits = { ...inherited, ...kind.traits };
  return {
    name: kind.name,
    brands: traits.brands.split(", "),
    variants: kind.variants.split(" | ").map(readVariant),
    sizes: kind.sizes.split(" | ").map(readPricedSize),
    traits,
  };
}

const firstFreeId = 1000;

/** The category tree of the tables, parents before children, each with its kinds. */
export function planTree(): ReadonlyArray<PlannedCategory> {
  const planned: PlannedCategory[] = [];
  const place = (plan: CategoryPlan, position: number, parent: PlannedCategory | null): void => {
    const traits = { ...(parent?.traits ?? defaultTraits), ...plan.traits };
    const children = plan.contents.filter((entry) => entry.type === "category");
    const category: PlannedCategory = {
      id: plan.id ?? firstFreeId + planned.length,
      parentId: parent?.id ?? null,
      level: (parent?.level ?? 0) + 1,
      position,
      name: plan.name,
      urlKey: slug(plan.name),
      traits,
      childNames: children.map((child) => child.name),
      kinds: plan.contents.filter((entry) => entry.type === "kind").map((kind) => planKind(kind, traits)),
    };
    planned.push(category);
    children.forEach((child, index) => place(child, index + 1, category));
  };
  departments.forEach((plan, index) => place(plan, index + 1, null));
  return planned;
}
