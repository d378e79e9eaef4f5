import { useEffect, useEffectEvent } from "react";
import { useSession } from "@kamra/react";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { cartChangesText } from "./cartChangesText.ts";

/** Shows once, in a dialog, which lines a login could not simply add to the user's cart. */
export function TellCartChanges() {
  const shop = useStorefrontShop();
  const changes = useSession(({ cartChanges }) => cartChanges);
  const tell = useEffectEvent(() => {
    const { cart } = shop.cart.state.get();
    void shop.dialogs.ask({ kind: "content", ...cartChangesText(changes, { lines: cart?.lines ?? [] }) });
    shop.session.dismissCartChanges();
  });
  useEffect(() => tell(), []);
  return null;
}
