import {
  type BackendOptions,
  type CatalogueSeed,
  type Environment,
  referenceSeed,
  wholeNumberOf,
  WrongSetting,
} from "@kamra/backend";
import { demoData, demoPictures } from "@kamra/demo-data";

interface Catalogue extends Pick<BackendOptions, "pictures"> {
  readonly seed: CatalogueSeed;
}

/**
 * What fills a new shop, by `KAMRA_CATALOGUE`: the demo (`demo`, and by default) of `KAMRA_PRODUCTS` products, or the
 * reference data alone (`empty`).
 *
 * Errors: WrongSetting.
 */
export function catalogueOf(environment: Environment): Catalogue {
  const size = wholeNumberOf(environment, { name: "KAMRA_PRODUCTS", least: 100, most: 1_000_000 });
  switch (environment["KAMRA_CATALOGUE"] || "demo") {
    case "demo":
      return { seed: referenceSeed({ data: demoData({ size }) }), pictures: demoPictures };
    case "empty":
      if (size !== undefined) throw new WrongSetting("KAMRA_PRODUCTS is for a demo, and KAMRA_CATALOGUE says empty.");
      return { seed: referenceSeed() };
    default:
      throw new WrongSetting(`KAMRA_CATALOGUE must be demo or empty; it is "${environment["KAMRA_CATALOGUE"]}".`);
  }
}
