import type { UiTexts } from "../text/UiTexts.ts";

export const deliveryTexts: UiTexts["delivery"] = {
  forAdd: "Before you add this to your basket: tell us where you want it, so that we show what can get there.",
  howToGet: "How would you like to get it?",
  homeDelivery: "Home delivery",
  homeDeliveryHint: "By postcode",
  pickup: "Collection",
  pickupUnavailable: "Not available at the moment",
  postcode: "Postcode",
  postcodeHint: "Four digits, for example 1186",
  city: "Town",
  savedAddress: "Saved address",
  otherAddress: "Deliver to another address",
  showSaved: "My saved addresses",
  deliveryInfo: "Delivery information",

  deliverTo: "Deliver to",
  pickUpAt: "Collect at",
  chooseAddress: "Choose",
  changeAddress: "Change",
  linkableOrder: (id) => `Order ${id}`,
};
