import { defaultSettings } from "@kamra/core/settings";
import type { CatalogueSeed } from "../catalogue/CatalogueSeed.ts";
import { defaultSize } from "./productRecords.ts";
import { rollDates } from "./rollDates.ts";
import { seedCatalogue } from "./seedCatalogue.ts";
import { seedVersion } from "./seedVersion.ts";

interface Settings {
  /** How many products: 2,800 when left out; a hundred thousand for load. */
  readonly size?: number | undefined;
  /** The shop's name. */
  readonly brand?: string | undefined;
}

/** The reference shop: a Hungarian grocer's catalogue, delivery and pages, the same at every run. */
export function referenceSeed({ size = defaultSize, brand = defaultSettings.brand }: Settings = {}): CatalogueSeed {
  return {
    version: `reference ${seedVersion}, ${size} products, ${brand}`,
    fill: (db, options) => seedCatalogue(db, { ...options, size, brand }),
    rollDates,
  };
}
