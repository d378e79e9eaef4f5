import { sql } from "kysely";
import type { CatalogueSeed } from "../catalogue/CatalogueSeed.ts";
import { fillCatalogue } from "./small/fillCatalogue.ts";
import { fillContent } from "./small/fillContent.ts";
import { fillDelivery } from "./small/fillDelivery.ts";
import { fillPayment } from "./small/fillPayment.ts";

export { ids } from "./small/ids.ts";

/** A dozen products with every trait that the tests ask about. */
export const smallSeed: CatalogueSeed = {
  version: "small",
  async fill(db, { now }) {
    await fillCatalogue(db, { now });
    await fillDelivery(db);
    await fillPayment(db, { now });
    await fillContent(db, { now });
    await sql`analyze`.execute(db);
  },
};
