import { failedBecause } from "../kernel/failedBecause.ts";
import type { CartTexts } from "./text.hu.ts";

/** The English texts of the cart: notices about changes, and its questions. */
export const cartTexts: CartTexts = {
  synchronisationFailed: "We could not synchronise your basket.",
  updateFailed: (details) => failedBecause("We could not update your basket:", details),
  additionalInformationSaved: "We have saved the text of your gift card and the colour of the ribbon.",
  notStored:
    "This browser cannot keep the changes to your basket: please leave the page open until we have saved them.",
  emptyingFailed: "We could not empty your basket",
  unavailableRemoved: "We have removed the items that cannot be ordered.",
  removalFailed: "We could not remove the items.",
  removeCoupon: "Remove voucher",
  ageConfirmation: {
    title: "Are you over 18?",
    body: "We may only sell this item to people over 18. We check your age when we hand over your order.",
    confirm: "Yes, I am over 18",
    decline: "Not yet",
  },
  couponRemovalFailed: "We could not remove the voucher code",
  linking: {
    confirm: "Put them together",
    decline: "No, thank you",
    failed: (details) => failedBecause("We could not put the orders together.", details),
  },
};
