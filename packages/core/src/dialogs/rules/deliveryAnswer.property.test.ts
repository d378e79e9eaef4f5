import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { isValidSelection } from "../../delivery/rules/isValidSelection.ts";
import { runs } from "../../runs.test.config.ts";
import { deliveryAnswer } from "./deliveryAnswer.ts";

const postcodes = fc.constantFrom("6720", "7396", "118");
const cities = fc.constantFrom("Szeged", "Liget", "Magyarszék");
const drafts = fc.record({
  type: fc.constantFrom("personal", "delivery"),
  deliveryType: fc.constantFrom("postcode", "savedAddress"),
  postcode: postcodes,
  city: fc.option(cities),
  addressId: fc.option(fc.constantFrom("a", "b", "gone")),
});
const knowledge = fc.record({
  places: fc.uniqueArray(fc.record({ postcode: postcodes, city: cities }), {
    selector: ({ postcode, city }) => postcode + city,
  }),
  savedAddresses: fc.subarray([
    { id: "a", postcode: "6720", city: "Szeged" },
    { id: "b", postcode: "1186", city: "Budapest" },
  ]),
  isPickupAvailable: fc.boolean(),
});

it.prop([drafts, knowledge], runs)(
  "[MODAL-2] the dialog answers pickup, a saved address, or a postcode with a known place, and nothing else",
  (draft, known) => {
    const answer = deliveryAnswer(draft, known);
    if (draft.type === "personal" && known.isPickupAvailable) {
      expect(answer).toEqual({ type: "personal" });
      return;
    }
    const addresses = known.savedAddresses.filter(
      ({ id }) => draft.deliveryType === "savedAddress" && id === draft.addressId,
    );
    const places = known.places.filter(
      ({ postcode }) => draft.deliveryType === "postcode" && postcode === draft.postcode,
    );
    const picked = places.filter(({ city }) => places.length === 1 || city === draft.city);
    const expected = [
      ...addresses.map(({ id, postcode, city }) => ({
        type: "delivery",
        deliveryType: "savedAddress",
        addressId: id,
        zip: postcode,
        city,
      })),
      ...picked.map(({ postcode, city }) => ({ type: "delivery", deliveryType: "postcode", zip: postcode, city })),
    ];
    expect(answer).toEqual(expected[0] ?? null);
    expect(answer === null || isValidSelection(answer)).toBe(true);
  },
);

it.prop([drafts, knowledge], runs)(
  "[MODAL-2] without pickup, the dialog answers the entered home delivery",
  (draft, known) => {
    const unavailable = { ...known, isPickupAvailable: false };
    expect(deliveryAnswer({ ...draft, type: "personal" }, unavailable)).toEqual(
      deliveryAnswer({ ...draft, type: "delivery" }, unavailable),
    );
  },
);
