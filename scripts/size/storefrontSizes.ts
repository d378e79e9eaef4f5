import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { assetsOf, type Manifest } from "../../apps/storefront/src/document/assetsOf.ts";
import { root } from "../setup/step.ts";

const client = join(root, "apps/storefront/dist/client");

const isManifest = (json: unknown): json is Manifest => typeof json === "object" && json !== null;

/** The pages that sell; the largest of them counts. */
const pages = [
  "home/HomePage",
  "category/CategoryPage",
  "product/ProductPage",
  "search/SearchPage",
  "cart/CartPage",
].map((page) => `src/features/${page}.tsx`);

/** Files that load on the first press that needs them, or when the browser is idle. */
const onIntent = [
  "../../packages/ui/src/delivery/DeliveryTypeDialogFrame.tsx",
  "../../packages/ui/src/overlay/DialogFrame.tsx",
  "../../packages/ui/src/shell/MegaMenuPanel.tsx",
  "../../packages/ui/src/shell/MobileMenuFrame.tsx",
  "src/features/dialogs/OpenQuestion.tsx",
  "src/shop/createBrowserShop.ts",
  "src/shop/later/checkout.ts",
  "src/shop/later/lists.ts",
];

const bytesOf = (addresses: ReadonlyArray<string>) =>
  addresses.reduce((sum, address) => sum + statSync(join(client, address)).size, 0);

/** The bytes of a page of the built shop as they are sent: Brotli 11. */
export function storefrontSizes() {
  const manifest: unknown = JSON.parse(readFileSync(join(client, "manifest.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error("The storefront's build has no manifest");
  const scriptsOf = (files: ReadonlyArray<string>) =>
    bytesOf(assetsOf(manifest, { pages: files }).scripts.map((address) => `${address}.br`));
  return {
    pages: pages.map((page) => ({ page, bytes: scriptsOf([page]) })),
    whole: Math.max(...pages.map((page) => scriptsOf([page, ...onIntent]))),
    fonts: bytesOf(assetsOf(manifest, { pages: [] }).fonts),
  };
}
