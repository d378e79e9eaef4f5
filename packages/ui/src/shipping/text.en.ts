import type { UiTexts } from "../text/UiTexts.ts";

export const shippingTexts: UiTexts["shipping"] = {
  available: "Available",
  unavailable: "Not available now",
  price: "Fee",
  from: (amount) => `from ${amount}`,
  discounted: (amount) => `Now at most ${amount}`,
  boxing: "Packing",
  cash: "Payment on delivery",
  noCash: "not possible",
  weight: "Weight limit",
  upToWeight: (weight) => `up to ${weight}`,
  noMaxWeight: "none",
  deliveryTime: "When it arrives",
  picker: {
    label: "How do you get it?",
    andMore: (names, count) => `${names} and ${count} more`,
    cashCost: (amount) => `+${amount} when paid there`,
  },
};
