import type { Capabilities } from "../capability/Capabilities.ts";
import type { ApisOf, ShopBase } from "./Shop.ts";

export const hasOpened = <Opened extends ShopBase, Later extends Capabilities[number]>(
  shop: Opened,
  { name }: Later,
): shop is Opened & ApisOf<Later> => Object.hasOwn(shop, name);
