import type { GraphqlCapability } from "../../capability/Capability.ts";
import { graphqlCapability } from "../../capability/inside.ts";
import { opened } from "../../capability/opened.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { CheckoutService, type ShopCheckout } from "./ShopCheckout.ts";
import { checkoutServiceLive } from "./checkoutServiceLive.ts";
import type { CheckoutInformation } from "../model/CheckoutInformation.ts";
import type { CheckoutTexts } from "../text.hu.ts";
import type { LinkableOrder } from "../../cart/model/LinkableOrder.ts";

declare module "../../dialogs/model/Dialog.ts" {
  interface DialogKinds {
    /** MODAL-3: the answer is the id of the order to link the cart to. */
    readonly linkOrders: {
      readonly shows: { readonly orders: ReadonlyArray<LinkableOrder>; readonly preselected: string };
      readonly answer: string;
    };
  }
}

declare module "../../kernel/ShopTypes.ts" {
  interface ShopApis {
    readonly checkout: ShopCheckout;
  }
  interface ShopSnapshot {
    readonly checkout?: CheckoutInformation;
  }
  interface Texts {
    readonly checkout: CheckoutTexts;
  }
}

/** From the cart to the order: `shop.checkout`. It is about `shop.cart` and `shop.delivery`. */
export const checkout: GraphqlCapability<"checkout", ShopCheckout, "cart" | "delivery"> = graphqlCapability({
  name: "checkout",
  transport: graphqlTransportLive,
  needs: ["cart", "delivery"],
  uses: ["analytics", "dialogs", "lists", "navigation"],
  open: opened(CheckoutService, checkoutServiceLive, {
    except: {
      dismiss: "at once",
      update: "change",
      linkTo: "change",
      chooseTimeSlot: "change",
      findPostPoints: "query",
      place: "query",
      information: "internal",
    },
    snapshot: ({ information }) => ({ checkout: information() }),
  }),
});
