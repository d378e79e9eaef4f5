import type { CheckOf } from "../Check.ts";
import { type CheckedPorts, offered } from "./BackendPorts.ts";

const methods: CheckOf<CheckedPorts> = {
  rule: "SHIP-3",
  promise: "A shipping method has an id of its own, and is available or says why not",
  repair: "Compute isAvailable from problems",
  faults: async ({ delivery, call }) => {
    const all = await delivery().shippingMethods({ cartId: null, postcode: null }, call);
    return [
      ...(new Set(all.map(({ id }) => id)).size === all.length ? [] : ["two methods have one id"]),
      ...all.flatMap(({ name, isAvailable, problems }) =>
        isAvailable === (problems.length === 0)
          ? []
          : [`${name} is ${isAvailable ? "" : "not "}available, with ${problems.length} problems`],
      ),
    ];
  },
};

const places: CheckOf<CheckedPorts> = {
  rule: "ADDR-6",
  promise: "An unknown postcode has no place, and is no error",
  repair: "Answer an empty list",
  faults: async ({ delivery, call }) => {
    const unknown = await delivery().postcodes("0000", call);
    return unknown.length === 0 ? [] : [`the postcode 0000 has ${unknown.length} places`];
  },
};

const streets: CheckOf<CheckedPorts> = {
  rule: "ADDR-12",
  promise: "A beginning that no street has suggests none",
  repair: "Answer the streets that begin with the text",
  faults: async ({ delivery, call }) => {
    const source = delivery();
    const ask = offered(source.streets?.bind(source), "delivery.streets");
    const found = await ask({ postcode: "0000", city: "", begins: crypto.randomUUID() }, call);
    return found.length === 0 ? [] : [`a made-up name suggested ${found.length} streets`];
  },
};

/** What a `DeliverySource` promises. */
export const deliveryChecks: ReadonlyArray<CheckOf<CheckedPorts>> = [methods, places, streets];
