import type { OpenDialog } from "@kamra/core/dialogs";
import { ShopDialog } from "@kamra/ui";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

/** The open question of the shop. */
export function OpenQuestion({ dialog, isClosing }: OpenDialog) {
  const shop = useStorefrontShop();
  return <ShopDialog dialog={dialog} isOpen={!isClosing} onAnswer={shop.dialogs.answer} now={shop.now()} />;
}
