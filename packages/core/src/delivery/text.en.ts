import { unknownPostcode } from "../form/text.en.ts";
import type { DeliveryTexts, deliveryServiceTexts as hungarianServiceTexts } from "./text.hu.ts";

const checkoutInformationFailed = "Sorry, we could not load the delivery details.";

const noPickup = "Collection is not available at the moment.";

/** Texts that services show; all other texts are bundled with the components that show them. */
export const deliveryServiceTexts: typeof hungarianServiceTexts = {
  unknownPostcode,
  noPickup,
  checkoutInformationFailed,
};

/** The English texts of delivery: fees, times, and why a method or a slot cannot be used. */
export const deliveryTexts: DeliveryTexts = {
  free: "Free",
  upTo: (amount) => `0–\u2060${amount}`,
  cashOnDeliveryCost: (cost) => `Paying on delivery costs ${cost}.`,
  problems: {
    products: "Some items in your basket cannot be delivered this way.",
    weight: "Your basket is heavier than we can deliver this way.",
    unavailable: "This delivery option is not available at the moment.",
    postcode: "This delivery option is not available for your postcode.",
  },
  problemsHeading: "This delivery option cannot be used, because:",
  shortProblems: {
    products: () => "Your basket has an item that cannot be delivered this way",
    weight: () => "Your basket is too heavy",
    unavailable: () => "Not available at the moment",
    postcode: (brand) => `${brand} does not deliver to this address`,
  },
  travelProblems: {
    CHILLED: "Chilled",
    FROZEN: "Frozen",
    ADULTS_ONLY: "18+",
    FRAGILE: "Fragile",
    NOT_MAILABLE: "Cannot be posted",
    TOO_HEAVY: "Too heavy",
  },
  undeliverable: {
    only: (ways) => `only ${ways} to this address`,
    or: " or ",
    ways: {
      courier: "by courier",
      postal: "by post",
      postPoint: "to a post point",
      pickup: "by collection",
    },
    unknownWay: (name) => `by ${name}`,
    onlyFetched: "for collection only",
    notBrought: "not delivered to this address",
    notFetched: "not available for collection",
  },
  shippingPreference: {
    fetched: "You chose to collect your order.",
    courierComes: "Our courier delivers to this address.",
    courierCouldCome: "Our courier delivers to this address, but cannot bring what is in your basket.",
    courierNotThere: "Our courier does not deliver to this address, so we send your order by post.",
    noCourier: "We have no courier, so we send your order by post.",
  },
  timeSlotRefusals: {
    full: "This time slot is full.",
    inactive: "This time slot is not available.",
    past: "It is too late to order for this time slot.",
    tooHeavy: "Your basket is too heavy for this time slot.",
  },
  today: "today",
  tomorrow: "tomorrow",
  earliest: (time) => `Earliest ${time}`,
  earliestUntil: (time, until) => `Earliest ${time}, if you order ${until}`,
  until: (day, time) => `by ${time} ${day}`,
  untilMidnight: (day) => `by midnight ${day}`,
  noFreeSlot: "No free time slot at the moment",
  personalPickup: (place) => `Collection (${place})`,
  noSelection: "You have not chosen an address yet",
  linkedToOrder: "Added to an earlier order",
  question: { title: "Where should we deliver?", confirm: "OK" },
  unknownPostcode,
  noPickup,
  wrongTown: (postcode, towns) => `Towns with the postcode ${postcode}: ${towns}.`,
  checkoutInformationFailed,
};
