import { budapestDay } from "@kamra/core/product";
import type { Kysely } from "kysely";
import type { Progress } from "../catalogue/CatalogueSeed.ts";
import { writeMeta } from "../database/meta.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { insertCheckout } from "./checkout/insertCheckout.ts";
import { insertContent } from "./content/insertContent.ts";
import { insertDelivery } from "./delivery/insertDelivery.ts";
import { insertCategories } from "./insertCategories.ts";
import { insertProducts } from "./insertProducts.ts";
import { makeImageRegistry } from "./makeImageRegistry.ts";

interface Options {
  /** How many products. */
  readonly size: number;
  /** The shop's name, which is also its courier's. */
  readonly brand: string;
  readonly now: Date;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Fills an empty catalogue, delivery and content; call it in a transaction. */
export async function seedCatalogue(
  db: Kysely<DatabaseSchema>,
  { size, brand, now, onProgress = () => {} }: Options,
): Promise<void> {
  const today = budapestDay(now);
  const images = makeImageRegistry(db);
  const tell = (label: string) => (done: number, total: number) => onProgress({ label, done, total });
  await insertCategories(db);
  await insertProducts(db, { size, today, images, onProgress: tell("products") });
  await insertDelivery(db, { brand, onProgress: tell("places and streets") });
  await insertCheckout(db, { today });
  await insertContent(db, { brand, today, images });
  await writeMeta(db, "catalogue_day", today);
}
