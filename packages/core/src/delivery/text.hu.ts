import { withArticle } from "../text/withArticle.ts";
import { unknownPostcode } from "../form/text.hu.ts";
import type { ShippingPreferenceReason } from "./rules/explainShippingPreference.ts";
import type { ShippingKind } from "../shipping/shippingKinds.ts";
import type { TimeSlotRefusal } from "./rules/timeSlotRefusals.ts";
import type { TravelProblem } from "./rules/travelProblems.ts";

/** Problems of a shipping method that this version knows; for others the server sends the text. */
export type KnownShippingProblem = "products" | "weight" | "unavailable" | "postcode";

const checkoutInformationFailed = "Ajjaj. Valami baj történt a szállítási adatok letöltése közben.";

const noPickup = "Személyes átvétel most nem választható.";

/** Texts that services show; all other texts are bundled with the components that show them. */
export const deliveryServiceTexts = { unknownPostcode, noPickup, checkoutInformationFailed };

/** The Hungarian texts of delivery: fees, times, and why a method or a slot cannot be used. */
export const deliveryTexts = {
  free: "Ingyenes",
  /** `amount` with its currency. */
  upTo: (amount: string) => `0-${amount}`,
  /** `cost` with its currency. */
  cashOnDeliveryCost: (cost: string) => `Az utánvét kezeléséért ${cost} díjat számolunk fel.`,
  problems: {
    products: "A kiválasztott szállítási móddal bizonyos kosaradban lévő termékek nem szállíthatóak.",
    weight: "A kosarad össztömege meghaladja a választott szállítási móddal kiszállítható maximális tömeget.",
    unavailable: "A kiválasztott szállítási mód jelenleg nem elérhető!",
    postcode: "Erre az irányítószámra a választott szállítási mód nem elérhető!",
  } satisfies Record<KnownShippingProblem, string>,
  problemsHeading: "A kiválasztott szállítási móddal a következő problémák adódtak:",
  shortProblems: {
    products: () => "Van a kosaradban így nem szállítható termék",
    weight: () => "Túl nehéz a kosarad",
    unavailable: () => "Jelenleg nem elérhető",
    postcode: (brand: string) => `${brand} kiszállítás erre a címre nem elérhető`,
  } satisfies Record<KnownShippingProblem, (brand: string) => string>,
  travelProblems: {
    CHILLED: "Hűtött",
    FROZEN: "Fagyasztott",
    ADULTS_ONLY: "18+",
    FRAGILE: "Törékeny",
    NOT_MAILABLE: "Nem postázható",
    TOO_HEAVY: "Túl nehéz",
  } satisfies Record<TravelProblem, string>,
  /** The end of the sentence that says why a product cannot be delivered with the cart. */
  undeliverable: {
    only: (ways: string) => `ide csak ${ways}`,
    or: " vagy ",
    ways: {
      courier: "futárral",
      postal: "postán",
      postPoint: "PostaPontra",
      pickup: "személyes átvétellel",
    } satisfies Record<ShippingKind, string>,
    unknownWay: (name: string) => `így: ${name}`,
    onlyFetched: "csak személyes átvétellel",
    notBrought: "ide nem szállítjuk",
    notFetched: "személyesen nem vehető át",
  },
  shippingPreference: {
    fetched: "Személyes átvételt választottál.",
    courierComes: "Futárunk kiszállítja a megadott címre.",
    courierCouldCome: "Futárunk kijár a megadott címre, de a kosaradat most nem tudja kivinni.",
    courierNotThere: "Futárunk nem jár ki a megadott címre, ezért postán küldjük.",
    noCourier: "Nincs futárszolgálatunk, ezért postán küldjük.",
  } satisfies Record<ShippingPreferenceReason, string>,
  timeSlotRefusals: {
    full: "Ez az idősáv betelt.",
    inactive: "Ez az idősáv nem választható.",
    past: "Erre az idősávra már nem lehet rendelni.",
    tooHeavy: "A kosarad túl nehéz ehhez az idősávhoz.",
  } satisfies Record<TimeSlotRefusal, string>,
  today: "ma",
  tomorrow: "holnap",
  /** `time` with its day. */
  earliest: (time: string) => `Legkorábban ${time}`,
  /** `until` is the deadline for ordering. */
  earliestUntil: (time: string, until: string) => `Legkorábban ${time}, ha ${until} rendelsz`,
  until: (day: string, time: string) => `${day} ${time}-\u2060ig`,
  untilMidnight: (day: string) => `${day} éjfélig`,
  noFreeSlot: "Most nincs szabad idősáv",
  personalPickup: (place: string) => `Személyes átvétel (${place})`,
  noSelection: "Még nem választottál címet",
  linkedToOrder: "Megrendeléshez kapcsolva",
  /** The delivery dialog. */
  question: { title: "Hova szeretnél rendelni?", confirm: "Rendben" },
  unknownPostcode,
  noPickup,
  /** A town that is none of the postcode's. */
  wrongTown: (postcode: string, towns: string) =>
    `${withArticle(postcode, { startsSentence: true })} irányítószámhoz tartozik: ${towns}.`,
  checkoutInformationFailed,
};

/** The texts of delivery; a shop overrides some by the option `texts.delivery` of `createShop`. */
export type DeliveryTexts = typeof deliveryTexts;
