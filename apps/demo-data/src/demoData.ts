import type { ShopData } from "@kamra/backend";
import { categoryRows } from "./categoryRows.ts";
import { coupons } from "./checkout/coupons.ts";
import { contentRows } from "./contentRows.ts";
import { postPoints } from "./delivery/postPoints.ts";
import { demoVersion } from "./demoVersion.ts";
import { imageRegistry } from "./ImageRegistry.ts";
import { defaultSize } from "./product/productRecords.ts";
import { productRows } from "./productRows.ts";

/** A Hungarian grocer's invented catalogue and content, the same at every run: 2,800 products by default. */
export function demoData({ size = defaultSize }: { readonly size?: number | undefined } = {}): ShopData {
  return {
    version: `demo ${demoVersion}, ${size} products`,
    products: size,
    *rows({ today, brand, streets, sortKey }) {
      const images = imageRegistry();
      yield categoryRows();
      const brands = yield* productRows({ size, today, images });
      yield { table: "post_points", rows: postPoints({ streets }) };
      yield { table: "coupons", rows: coupons({ today }) };
      yield* contentRows({ brand, today, images, brands, sortKey });
    },
  };
}
