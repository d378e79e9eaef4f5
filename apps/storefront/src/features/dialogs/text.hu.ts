import { texts } from "@kamra/core/text";
import { cartPageText } from "../cart/text.hu.ts";

const { deletion } = texts.navigation;

export const dialogText = {
  unavailable: {
    title: cartPageText.unavailableTitle,
    body: cartPageText.unavailable,
    confirm: cartPageText.removeUnavailable,
    decline: deletion.cancel,
  },
  couponLoss: {
    title: "A kuponod is elvész",
    body: (productName: string) =>
      `A kuponod kedvezménye a(z) ${productName} nélkül nem jár. Ha kiveszed a kosaradból, a kupont is töröljük.`,
    confirm: texts.cart.removeCoupon,
    decline: deletion.cancel,
  },
} as const;
