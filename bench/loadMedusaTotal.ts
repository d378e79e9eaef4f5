import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { currentPrice, depositOf } from "@kamra/core/product";
import { type BenchLine, now } from "./cartLines.ts";

interface MedusaItem {
  readonly id: string;
  readonly unit_price: number;
  readonly quantity: number;
}

interface MedusaUtils {
  readonly decorateCartTotals: (cart: { readonly items: ReadonlyArray<MedusaItem> }) => { readonly total: unknown };
}

const isMedusaUtils = (module: unknown): module is MedusaUtils =>
  typeof module === "object" && module !== null && "decorateCartTotals" in module;

const folder = new URL("medusa/", import.meta.url);

const isInstalled = () => existsSync(new URL("node_modules/@medusajs/utils/", folder));

/** Medusa is installed outside of the project's packages at its first measurement. */
function install(): void {
  const { error, status } = spawnSync("npm", ["ci", "--ignore-scripts", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (error !== undefined || status !== 0) console.error(error ?? `npm ci has failed with ${status}`);
}

/**
 * The total by Medusa, with a line's products and deposits as items; it modifies its cart, so every run makes its own.
 * `null` when its package is missing.
 */
export function loadMedusaTotal(): ((lines: ReadonlyArray<BenchLine>) => number) | null {
  if (!isInstalled()) install();
  if (!isInstalled()) return null;
  const utils: unknown = createRequire(folder)("@medusajs/utils");
  if (!isMedusaUtils(utils)) throw new Error("@medusajs/utils has no decorateCartTotals");
  return (lines) => {
    const items = lines.flatMap(({ product, quantity }, index) => {
      const goods = { id: `${index}`, unit_price: currentPrice(product, { now }), quantity };
      const deposit = depositOf(product);
      return deposit === 0 ? [goods] : [goods, { id: `${index} deposit`, unit_price: deposit, quantity }];
    });
    return Number(utils.decorateCartTotals({ items }).total);
  };
}
