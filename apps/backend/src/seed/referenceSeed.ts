import { budapestDay } from "@kamra/core/product";
import { defaultSettings } from "@kamra/core/settings";
import type { CatalogueSeed, Progress } from "../catalogue/CatalogueSeed.ts";
import { hungarianSortKey } from "../catalogue/hungarianSortKey.ts";
import { writeMeta } from "../database/meta.ts";
import { insertPayment } from "./checkout/insertPayment.ts";
import { insertDelivery } from "./delivery/insertDelivery.ts";
import { insertRows } from "./insertRows.ts";
import { referenceVersion } from "./referenceVersion.ts";
import { rollDates } from "./rollDates.ts";
import type { ShopData } from "./ShopData.ts";

interface Settings {
  /** The shop's name, which is also its courier's. */
  readonly brand?: string | undefined;
  /** Products and content of the new shop; none when left out. */
  readonly data?: ShopData | undefined;
}

/** What every shop needs: shipping and payment methods, the courier's timetable, places and streets. On top of it, `data`. */
export function referenceSeed({ brand = defaultSettings.brand, data }: Settings = {}): CatalogueSeed {
  const seed: CatalogueSeed = {
    version: [`reference ${referenceVersion}`, brand, ...(data === undefined ? [] : [data.version])].join(", "),
    async fill(db, { now, onProgress = () => {} }) {
      const today = budapestDay(now);
      const tell = (label: string) => (done: number, total: number) =>
        onProgress({ label, done, total } satisfies Progress);
      const { streets } = await insertDelivery(db, { brand, onProgress: tell("places and streets") });
      await insertPayment(db);
      if (data === undefined) return;
      let done = 0;
      for (const batch of data.rows({ today, brand, streets, sortKey: hungarianSortKey })) {
        await insertRows(db, batch);
        if (batch.table !== "products") continue;
        done += batch.rows.length;
        tell("products")(done, data.products);
      }
      await writeMeta(db, "catalogue_day", today);
    },
  };
  return data === undefined ? seed : { ...seed, rollDates };
}
