import type { ArticleRecord } from "./ArticleRecord.ts";
import { howItWorks } from "./articles/howItWorks.ts";
import { imprint } from "./articles/imprint.ts";
import { linkingOrders } from "./articles/linkingOrders.ts";
import { privacy } from "./articles/privacy.ts";
import { terms } from "./articles/terms.ts";
import { waysOfPaying } from "./articles/waysOfPaying.ts";
import { shopFacts } from "./shopFacts.ts";

/** The shop's permanent texts, by name. */
export const articles = ({ brand }: { readonly brand: string }): ReadonlyArray<ArticleRecord> => {
  const facts = shopFacts(brand);
  return [terms, privacy, imprint, linkingOrders, howItWorks, waysOfPaying].map((write) => write(facts));
};
