import { newCart, orderable, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { listOf, numberAt, valueAt } from "../CheckedBackend.ts";
import { timeSlots } from "../orders.ts";

const isText = (value: unknown) => typeof value === "string" && value !== "";

function faultsOf(method: unknown): ReadonlyArray<string> {
  const name = String(valueAt(method, ["name"]));
  const errors = listOf(valueAt(method, ["errors"]));
  const isAvailable = valueAt(method, ["is_available"]) === true;
  return [
    ...(isAvailable === (errors.length === 0)
      ? []
      : [`${name} is ${isAvailable ? "" : "not "}available, with ${errors.length} errors`]),
    ...(errors.every((error) => isText(valueAt(error, ["kind"])) && isText(valueAt(error, ["message"])))
      ? []
      : [`an error of ${name} has no kind or no message`]),
    ...(numberAt(method, "price") >= 0 ? [] : [`${name} has the price ${numberAt(method, "price")}`]),
  ];
}

export const methodsSayWhatBlocks: Check = {
  rule: "SHIP-3, SHIP-10",
  promise: "A shipping method is available or says why not; what slots cost before one is chosen is what they cost",
  repair: "Compute is_available from errors, and time_slots from the place's ACTIVE slots",
  faults: async (backend) => {
    const cart = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    await updateCart(backend, cart, { products: [{ product_id, piece }] });
    const answer = await backend.ask(
      `query ($cart: ID!) { shippingMethods(cart_id: $cart, postcode: 1186) {
        id name price is_available errors { kind message } time_slots { lowest_price highest_price }
      } }`,
      { cart },
    );
    const methods = listOf(answer.at("shippingMethods"));
    const offer = methods.map((method) => valueAt(method, ["time_slots"])).find((each) => each !== null);
    const prices = (await timeSlots(backend))
      .filter((slot) => valueAt(slot, ["status"]) === "ACTIVE")
      .map((slot) => numberAt(slot, "price"));
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    return [
      ...(methods.length > 0 ? [] : [`there are no shipping methods, with the codes [${answer.codes.join(", ")}]`]),
      ...methods.flatMap((method) => faultsOf(method)),
      ...(prices.length === 0 ||
      (numberAt(offer, "lowest_price") === lowest && numberAt(offer, "highest_price") === highest)
        ? []
        : [
            `slots are said to cost ${numberAt(offer, "lowest_price")} to ${numberAt(offer, "highest_price")}, and cost ${lowest} to ${highest}`,
          ]),
    ];
  },
};
