import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import { selections } from "../../delivery/model/methods.test.arbitrary.ts";
import { runs } from "../../runs.test.config.ts";
import { selectionOfCart } from "./selectionOfCart.ts";

const postcodes = fc.constantFrom("1186", "6720", "9021");
const places = fc.record({ postcode: postcodes, city: fc.constantFrom("Budapest", "Szeged") });
const kinds = fc.constantFrom("courier" as const, "postal" as const, "postPoint" as const, "pickup" as const, null);
const orders = fc.record({ shippingMethod: fc.record({ kind: kinds }), shippingAddress: places });
const addresses = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom("1", "2", "3", "4"),
    postcode: postcodes,
    city: fc.constantFrom("Budapest", "Szeged"),
    isDefault: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

/** CART-15 treats pickup as postcode 1186. */
const counted = (selection: DeliverySelection | null) =>
  selection?.type === "personal" ? "1186" : (selection?.zip ?? "").trim();
const goal = ({ shippingMethod, shippingAddress }: typeof orders extends fc.Arbitrary<infer Order> ? Order : never) =>
  shippingMethod.kind === "pickup" ? "1186" : shippingAddress.postcode;

it.prop([selections, orders], runs)(
  "[CART-15] selects the linked order's place, and changes nothing when the postcode is the same",
  (selection, linkedOrder) => {
    const after = selectionOfCart(selection, { linkedOrder, savedAddresses: [] });
    if (counted(selection) === goal(linkedOrder)) expect(after).toBe(selection);
    else if (linkedOrder.shippingMethod.kind === "pickup") expect(after).toEqual({ type: "personal" });
    else {
      const { postcode, city } = linkedOrder.shippingAddress;
      expect(after).toEqual({ type: "delivery", deliveryType: "postcode", zip: postcode, city });
    }
  },
);

it.prop([selections, addresses], runs)(
  "[CART-15] a postcode selects the saved address that has it, the default address first",
  (selection, savedAddresses) => {
    const after = selectionOfCart(selection, { linkedOrder: null, savedAddresses });
    if (selection?.type !== "delivery" || selection.deliveryType !== "postcode") {
      expect(after).toBe(selection);
      return;
    }
    const fitting = savedAddresses.filter(({ postcode }) => postcode === selection.zip);
    if (fitting.length === 0) {
      expect(after).toBe(selection);
      return;
    }
    const [best] = [...fitting.filter(({ isDefault }) => isDefault), ...fitting];
    expect(after).toEqual({
      type: "delivery",
      deliveryType: "savedAddress",
      addressId: best?.id,
      zip: best?.postcode,
      city: best?.city,
    });
  },
);

it.prop([selections, fc.option(orders, { nil: null }), addresses], runs)(
  "[CART-15] applying the same cart again changes nothing",
  (selection, linkedOrder, savedAddresses) => {
    const once = selectionOfCart(selection, { linkedOrder, savedAddresses });
    expect(selectionOfCart(once, { linkedOrder, savedAddresses })).toBe(once);
    expect(linkedOrder === null || counted(once) === goal(linkedOrder)).toBe(true);
  },
);

it.prop([selections, kinds], runs)(
  "[CART-15] a linked order without a usable postcode changes nothing",
  (selection, kind) => {
    const linkedOrder = { shippingMethod: { kind }, shippingAddress: { postcode: "", city: "" } };
    if (kind !== "pickup") expect(selectionOfCart(selection, { linkedOrder, savedAddresses: [] })).toBe(selection);
  },
);
