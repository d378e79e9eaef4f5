import type { checkoutPaths } from "@kamra/core/checkout";
import type { profileMenu } from "@kamra/core/navigation";
import type { brandPath } from "./brandPath.ts";
import type { listPath } from "./listPath.ts";
import type { orderedProductsPath } from "./orderedProductsPath.ts";
import type { orderByLinkPath, orderPath, ownWithdrawalPath } from "./orderPaths.ts";
import type { loginPath, newPasswordPath, paths } from "./paths.ts";
import type { productPath } from "./productPath.ts";
import type { promotionPath } from "./promotionPath.ts";
import type { quickListPath } from "./quickListPath.ts";
import type { searchPath } from "./searchPath.ts";
import type { storePath } from "./storePath.ts";

type Values<Table> = Table[keyof Table];

type Made = ReturnType<
  | typeof brandPath
  | typeof listPath
  | typeof loginPath
  | typeof newPasswordPath
  | typeof orderByLinkPath
  | typeof orderPath
  | typeof orderedProductsPath
  | typeof ownWithdrawalPath
  | typeof productPath
  | typeof promotionPath
  | typeof quickListPath
  | typeof searchPath
  | typeof storePath
>;

type ShopPath = Values<typeof paths> | Values<typeof checkoutPaths> | (typeof profileMenu)[number]["path"] | Made;

/** The addresses of the shop's links: its pages, and other addresses. */
export type ShopHref =
  | ShopPath
  | `${ShopPath}?${string}`
  | `${ShopPath}#${string}`
  | `https://${string}`
  | `${"data" | "mailto" | "tel"}:${string}`;

declare module "@kamra/ui" {
  interface Register {
    readonly href: ShopHref;
  }
}
