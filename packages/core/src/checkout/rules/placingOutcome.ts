import type { ShopError } from "../../kernel/ShopError.ts";
import type { CartDifference } from "../model/CartDifference.ts";
import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import { type CheckoutFlow, checkoutFlows } from "../model/checkoutFlows.ts";
import type { CheckoutStep } from "../model/checkoutPaths.ts";
import type { ShownPlacing } from "../model/OrderPlacing.ts";
import { needsTimeSlot } from "./slotNeed.ts";
import { stepInFlow } from "./stepInFlow.ts";

/** The result of placing an order, for a screen. `step` is the one that solves it. */
export type PlacingOutcome =
  /** Nothing to show: not started, in progress, or navigating to the order. */
  | { readonly kind: "none" }
  | { readonly kind: "missing"; readonly blockers: ReadonlyArray<CheckoutBlocker>; readonly step: CheckoutStep }
  | { readonly kind: "slotLost"; readonly differences: ReadonlyArray<CartDifference>; readonly step: CheckoutStep }
  | { readonly kind: "soldOut"; readonly differences: ReadonlyArray<CartDifference>; readonly step: CheckoutStep }
  | { readonly kind: "changed"; readonly differences: ReadonlyArray<CartDifference> }
  | {
      readonly kind: "refused";
      readonly error: ShopError;
      readonly differences: ReadonlyArray<CartDifference>;
      /** The steps that solve it, in their order. */
      readonly steps: ReadonlyArray<CheckoutStep>;
    }
  | { readonly kind: "unknown" };

interface Circumstances {
  readonly flow: CheckoutFlow;
  /** The blockers of the order. */
  readonly blockers: ReadonlyArray<Pick<CheckoutBlocker, "kind">>;
}

const slotLost = (differences: ReadonlyArray<CartDifference>, circumstances: Circumstances): PlacingOutcome => ({
  kind: "slotLost",
  differences,
  step: stepInFlow("shipping", circumstances),
});

const soldOut = (differences: ReadonlyArray<CartDifference>): PlacingOutcome => ({
  kind: "soldOut",
  differences,
  step: "cart",
});

/** The step for each field of the cart, and of the account that comes with the order, that the server may refuse. */
const stepOfField = {
  products: "cart",
  contact_data: "contact",
  email: "contact",
  password: "contact",
  shipping_method: "shipping",
  shipping_address: "shipping",
  post_point: "shipping",
  timetable_time_slot: "shipping",
  billing_address: "billing",
  payment_method: "billing",
} as const satisfies Readonly<Record<string, CheckoutStep>>;

const hasStep = (field: string): field is keyof typeof stepOfField => Object.hasOwn(stepOfField, field);

/** The steps that these fields lead to, in their order. */
function stepsOf(fields: ReadonlyArray<string>, circumstances: Circumstances): ReadonlyArray<CheckoutStep> {
  const steps = fields.filter(hasStep).map((field) => stepInFlow(stepOfField[field], circumstances));
  return checkoutFlows[circumstances.flow].filter((step) => steps.includes(step));
}

function endingOfRefusal(
  { error, differences = [] }: Extract<ShownPlacing, { readonly phase: "refused" }>,
  circumstances: Circumstances,
): PlacingOutcome {
  // Stryker disable next-line ConditionalExpression: Only a ServerError has a code of the contract.
  if (error._tag === "ServerError" && error.code === "PRODUCT_NOT_FOUND") return soldOut(differences);
  const fields =
    error._tag === "ValidationError" ? Object.keys(error.fields).map((field) => field.replace(/\..*/, "")) : [];
  const [first] = fields;
  if (first === "timetable_time_slot" && fields.length === 1) return slotLost(differences, circumstances);
  return { kind: "refused", error, differences, steps: stepsOf(fields, circumstances) };
}

/**
 * The result of the last press of the order button, for a screen with links. A time slot that is lost alone, and sold-out
 * products, are results of their own, found by the shop or by the server.
 *
 * @rule ORDER-2, ORDER-3, ORDER-9, ORDER-14
 * @example placingOutcome({ phase: "unknown" }, { flow: "normal", blockers: [] }) // => { kind: "unknown" }
 * @example placingOutcome({ phase: "submitting" }, { flow: "normal", blockers: [] }) // => { kind: "none" }
 */
export function placingOutcome(placing: ShownPlacing, circumstances: Circumstances): PlacingOutcome {
  switch (placing.phase) {
    case "idle":
    case "submitting":
    case "placed":
    case "placedElsewhere":
      return { kind: "none" };
    case "blocked": {
      const [first, second] = placing.blockers;
      if (first?.kind === "lostTimeSlot" && second === undefined) return slotLost([], circumstances);
      return first ? { kind: "missing", blockers: placing.blockers, step: first.step } : { kind: "none" };
    }
    case "changed": {
      const { differences } = placing;
      // Stryker disable next-line ConditionalExpression: Only a choice names one.
      const isOtherSlot = differences.some((each) => each.kind === "choice" && each.choice === "timeSlot");
      if (isOtherSlot && circumstances.blockers.some(needsTimeSlot)) return slotLost(differences, circumstances);
      const isSoldOut = differences.some(({ kind }) => kind === "unavailable" || kind === "removed");
      return isSoldOut ? soldOut(differences) : { kind: "changed", differences };
    }
    case "refused":
      return endingOfRefusal(placing, circumstances);
    case "unknown":
      return { kind: "unknown" };
  }
}
