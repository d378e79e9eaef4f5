import { describe, expect, it } from "vitest";
import { huf } from "../../product/amounts.ts";
import { productId } from "../../product/productId.ts";
import { ServerError, TimeoutError, ValidationError } from "../../kernel/TransportError.ts";
import type { CheckoutBlocker } from "../model/CheckoutBlocker.ts";
import type { ShownPlacing } from "../model/OrderPlacing.ts";
import { placingOutcome } from "./placingOutcome.ts";

const milk = { productId: productId("1"), name: "Tej" };
const blocker = (kind: CheckoutBlocker["kind"], step: CheckoutBlocker["step"]): CheckoutBlocker => ({
  kind,
  step,
  textKey: `checkout.blockers.${kind}`,
});
const refusedFor = (field: string): ShownPlacing => ({
  phase: "refused",
  error: new ValidationError({ message: "No", fields: { [field]: "Nem." } }),
});
const ending = (
  placing: ShownPlacing,
  { flow = "normal", blockers = [] }: Partial<Parameters<typeof placingOutcome>[1]> = {},
) => placingOutcome(placing, { flow, blockers });

describe("the outcome of placing an order", () => {
  it("[ORDER-2] lists the missing requirements, and the first step that solves them", () => {
    const blockers = [blocker("shippingAddress", "shipping"), blocker("paymentMethod", "billing")];
    expect(ending({ phase: "blocked", blockers })).toEqual({ kind: "missing", blockers, step: "shipping" });
  });

  it("[SHIP-6] is a lost time slot, whether this shop or the server noticed it", () => {
    const noticedHere = ending({ phase: "blocked", blockers: [blocker("lostTimeSlot", "shipping")] });
    expect(noticedHere).toEqual({ kind: "slotLost", differences: [], step: "shipping" });
    expect(ending(refusedFor("timetable_time_slot"))).toEqual(noticedHere);
    expect(ending(refusedFor("timetable_time_slot"), { flow: "express" })).toMatchObject({ step: "orderDetails" });
  });

  it.each(["timeSlot", "unfitTimeSlot"] as const)("[SEAM-2] says of a missing %s no more than that", (kind) => {
    const blockers = [blocker(kind, "shipping")];
    expect(ending({ phase: "blocked", blockers })).toEqual({ kind: "missing", blockers, step: "shipping" });
  });

  it("[ORDER-14] lists what has changed besides a refusal, a lost time slot and a sold-out product", () => {
    const differences = [{ kind: "price", ...milk, before: huf(349), after: huf(699) }] as const;
    const refusals = [
      new ValidationError({ message: "No", fields: { timetable_time_slot: "Nem." } }),
      new ServerError({ code: "PRODUCT_NOT_FOUND", message: "Tej" }),
      new TimeoutError({ timeoutMs: 1 }),
    ];
    for (const error of refusals)
      expect(ending({ phase: "refused", error, differences })).toMatchObject({ differences });
  });

  it.each(["timeSlot", "lostTimeSlot", "unfitTimeSlot"] as const)(
    "[SHIP-6] [ORDER-9] is a lost time slot when the changed cart misses a %s, and a changed cart when it has another",
    (kind) => {
      const differences = [
        { kind: "choice", choice: "shippingAddress" },
        { kind: "choice", choice: "timeSlot" },
      ] as const;
      const blockers = [blocker(kind, "shipping")];
      expect(ending({ phase: "changed", differences }, { blockers })).toEqual({
        kind: "slotLost",
        differences,
        step: "shipping",
      });
      expect(ending({ phase: "changed", differences })).toEqual({ kind: "changed", differences });
      const others = [blocker("postPoint", "shipping")];
      expect(ending({ phase: "changed", differences }, { blockers: others })).toEqual({ kind: "changed", differences });
      const point = [{ kind: "choice", choice: "postPoint" }] as const;
      expect(ending({ phase: "changed", differences: point }, { blockers })).toMatchObject({ kind: "changed" });
    },
  );

  it("[ORDER-9] is a sold-out product when one is missing, and otherwise a changed cart", () => {
    const added = { kind: "added", ...milk } as const;
    for (const kind of ["unavailable", "removed"] as const) {
      const differences = [added, { kind, ...milk }];
      expect(ending({ phase: "changed", differences })).toEqual({ kind: "soldOut", differences, step: "cart" });
    }
    const refusedBy = (code: ServerError["code"]) =>
      ending({ phase: "refused", error: new ServerError({ code, message: "Tej" }) });
    expect(refusedBy("PRODUCT_NOT_FOUND")).toEqual({ kind: "soldOut", differences: [], step: "cart" });
    expect(refusedBy("CART_CHANGED")).toMatchObject({ kind: "refused", steps: [] });
    expect(ending({ phase: "changed", differences: [added] })).toEqual({ kind: "changed", differences: [added] });
  });

  it.each([
    ["shipping_address.street", "shipping"],
    ["contact_data.contact_email", "contact"],
    ["email", "contact"],
    ["password", "contact"],
    ["billing_address", "billing"],
    ["products", "cart"],
    ["shipping_method", "shipping"],
    ["post_point", "shipping"],
    ["payment_method", "billing"],
    ["donation_data.amount", null],
    ["constructor", null],
  ])("[ORDER-2] leads from a refused %s to the step that asks for it: %s", (field, step) => {
    expect(ending(refusedFor(field))).toMatchObject({ kind: "refused", steps: step === null ? [] : [step] });
  });

  it("[ORDER-2] leads from several refused fields to each step that one of them has, in the order of the steps", () => {
    const refusedBy = (...names: ReadonlyArray<string>): ShownPlacing => ({
      phase: "refused",
      error: new ValidationError({ message: "No", fields: Object.fromEntries(names.map((name) => [name, "Nem."])) }),
    });
    const both = refusedBy("other", "payment_method", "shipping_address.street");
    expect(ending(both)).toMatchObject({ steps: ["shipping", "billing"] });
    expect(ending(both, { flow: "express" })).toMatchObject({ steps: ["orderDetails"] });
    expect(ending(refusedBy("payment_method", "products"))).toMatchObject({ steps: ["cart", "billing"] });
  });

  it("[ORDER-2] [SHIP-6] names a lost time slot with what else is missing or refused", () => {
    const blockers = [blocker("timeSlot", "shipping"), blocker("paymentMethod", "billing")];
    expect(ending({ phase: "blocked", blockers })).toEqual({ kind: "missing", blockers, step: "shipping" });
    const fields = { payment_method: "Nem.", timetable_time_slot: "Betelt." };
    const error = new ValidationError({ message: "No", fields });
    expect(ending({ phase: "refused", error })).toEqual({
      kind: "refused",
      error,
      differences: [],
      steps: ["shipping", "billing"],
    });
  });

  it("[ORDER-2] reports any other refusal by its own text", () => {
    const error = new TimeoutError({ timeoutMs: 1 });
    expect(ending({ phase: "refused", error })).toEqual({ kind: "refused", error, differences: [], steps: [] });
  });

  it("[ORDER-3] stays unknown until the result arrives", () => {
    expect(ending({ phase: "unknown" })).toEqual({ kind: "unknown" });
  });

  it.each<ShownPlacing>([
    { phase: "idle" },
    { phase: "submitting" },
    { phase: "blocked", blockers: [] },
    { phase: "placed", statusPath: "/" },
    { phase: "placedElsewhere", statusPath: "/" },
  ])("[ORDER-3] is nothing to show while the order is $phase", (placing) => {
    expect(ending(placing)).toEqual({ kind: "none" });
  });
});
