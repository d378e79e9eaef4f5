import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { assetsOf, isManifest } from "../../apps/storefront/src/document/assetsOf.ts";
import { root } from "../../scripts/setup/step.ts";

const client = join(root, "apps/storefront/dist/client");

const sourceOf = (page: string) => `src/features/${page}.tsx`;

/** The pages that sell. */
const selling = [
  "home/HomePage",
  "category/CategoryPage",
  "product/ProductPage",
  "search/SearchPage",
  "cart/CartPage",
].map(sourceOf);

/** Other pages of `bench/web.ts`, each with what it is inside of. */
const others = [
  ["session/LoginPage"],
  ["checkout/CheckoutShell", "checkout/ContactPage"],
  ["profile/ProfilePage"],
  ["lists/ListsPage"],
].map((sources) => sources.map(sourceOf));

/** Files that load on the first press that needs them, or when the browser is idle. */
const onIntent = [
  "../../packages/ui/src/delivery/DeliveryTypeDialogFrame.tsx",
  "../../packages/ui/src/overlay/DialogFrame.tsx",
  "../../packages/ui/src/shell/MegaMenuPanel.tsx",
  "../../packages/ui/src/shell/MobileMenuFrame.tsx",
  "../../packages/ui/src/shell/ProfileMenuPanel.tsx",
  "../../packages/ui/src/shell/searchSuggestions.ts",
  "src/features/dialogs/OpenQuestion.tsx",
  "src/shop/createBrowserShop.ts",
  "src/shop/later/checkout.ts",
  "src/shop/later/lists.ts",
  "src/features/page/pageLoader.ts",
  "src/document/browserRouter.ts",
];

const bytesOf = (addresses: ReadonlyArray<string>) =>
  addresses.reduce((sum, address) => sum + statSync(join(client, address)).size, 0);

/** The bytes of a page of the built shop as they are sent: Brotli 11. */
export function storefrontSizes() {
  const manifest: unknown = JSON.parse(readFileSync(join(client, "manifest.json"), "utf8"));
  if (!isManifest(manifest)) throw new Error("The storefront's build has no manifest");
  const filesOf = (files: ReadonlyArray<string>) => assetsOf(manifest, { pages: files }).scripts;
  const sentBytesOf = (addresses: ReadonlyArray<string>) => bytesOf(addresses.map((address) => `${address}.br`));
  const scriptsOf = (files: ReadonlyArray<string>) => sentBytesOf(filesOf(files));
  const isOfServices = (address: string) => /\/(?:services|waiting)-[\w-]+\.js$/.test(address);
  return {
    /** Pages that load the services to start: a module that they share with the services needs a file of its own. */
    withServices: Object.keys(manifest).filter(
      (file) => file.endsWith("Page.tsx") && filesOf([file]).some(isOfServices),
    ),
    selling: selling.map((page) => ({
      page,
      bytes: scriptsOf([page]),
      styles: sentBytesOf(assetsOf(manifest, { pages: [page] }).styles),
    })),
    others: others.map((pages) => ({ page: pages.at(-1) ?? "", bytes: scriptsOf(pages) })),
    whole: Math.max(...selling.map((page) => scriptsOf([page, ...onIntent]))),
    fonts: bytesOf(assetsOf(manifest, { pages: [] }).fonts),
  };
}
