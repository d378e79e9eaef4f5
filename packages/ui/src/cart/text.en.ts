import type { UiTexts } from "../text/UiTexts.ts";

export const cartTexts: UiTexts["cart"] = {
  remove: "Remove from basket",
  removeNamed: (name) => `Remove from basket: ${name}`,
  lineTotal: "Total",
  eachUnit: (price, unit) => `${price}/\u2060${unit}`,
  deposit: (amount) => `+ ${amount} deposit`,
  substitution: {
    of: (name) => `If it is sold out: ${name}`,
    choices: {
      SIMILAR: "Send something similar if sold out",
      CALL_ME: "Call me if sold out",
      LEAVE_OUT: "Leave it out if sold out",
    },
  },
  sliced: "Sliced, please",
  gift: "It is a gift",
  giftText: "Message on the card",
  ribbon: "Colour of the ribbon",
  noRibbon: "No ribbon",
  ribbons: ["red", "blue", "green", "gold", "white"],
  saveGift: "Save the message",

  panel: "Your basket",
  panelEmpty: "Nothing in it yet.",
  closePanel: "Hide basket",
  loadingCart: "Loading your basket",
  freeDelivery: "Free delivery",
  freeDeliveryLeft: (amount) => `${amount} to go`,
  freeDeliveryReached: "Delivery is free",

  summary: "Summary",
  goods: "Items",
  depositTotal: "Bottle deposit",
  discount: "Discount",
  delivery: "Delivery",
  pickup: "Collection",
  noDelivery: "not possible",
  cashOnDelivery: "Payment on delivery",
  boxing: "Packing",
  donation: "Donation",
  total: "To pay",
  totalWithoutDelivery: "Without delivery",
  withFees: "With delivery and fees",
  estimate: "An estimate: the exact amount follows in a moment.",
  weight: "Weight of your basket",
  weightOf: (weight, maximum) => `${weight} / ${maximum}`,

  unavailable: {
    title: "These items cannot be ordered now",
    help: "Take them out of your basket, or order only as many as we have.",
    remove: "Take them out",
  },

  additions: {
    added: (count) => (count === 0 ? "None of these is in your basket" : `${count} of these are in your basket`),
    missed: "We could not add these now:",
    changed: "Another quantity of these is in your basket:",
    changedBy: (name, before, after) => `${name}: ${after} instead of ${before}`,
    undeliverable: "These do not come to the place that you chose:",
    allergens: "These contain what you avoid:",
  },

  tooHeavy: "Your basket is too heavy",
  tooHeavyText: (maximum) =>
    `Your basket is over the ${maximum} that we can deliver in one order. Please take some items out.`,
  toCart: "Go to basket",
  deliveryInfo: "Delivery information",
};
