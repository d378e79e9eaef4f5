import { changeCard, readCards } from "../cards.ts";
import { createCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { listOf, valueAt } from "../CheckedBackend.ts";
import { twoUsers } from "../users.ts";

export const cardsAreOffered: Check = {
  rule: "PAY-2",
  promise: "A saved card is offered to a user who has one; an unknown card is NOT_FOUND, a guest UNAUTHENTICATED",
  repair: "Look the card up by its id and its user together, and offer saved cards where one is found",
  faults: async (backend) => {
    const { other } = await twoUsers(backend);
    const cart = (await createCart(other)).at("createCart", "id");
    const methods = await other.ask(
      "query ($cart: ID!) { paymentMethods(cart_id: $cart) { __typename is_available } }",
      { cart },
    );
    const byCard = listOf(methods.at("paymentMethods")).find(
      (method) => valueAt(method, ["__typename"]) === "SavedCardPaymentMethod",
    );
    const calls = ["setDefaultMySavedCreditCard", "deleteMySavedCreditCard"] as const;
    const codes = await Promise.all(calls.map((call) => changeCard(other, call, crypto.randomUUID())));
    const ofGuests = await Promise.all(calls.map((call) => changeCard(backend, call, crypto.randomUUID())));
    return [
      ...((await readCards(other)).length === 0 ? [] : ["a new user has a saved card"]),
      ...(valueAt(byCard, ["is_available"]) === false
        ? []
        : [`to a user without a card it has is_available ${String(valueAt(byCard, ["is_available"]))}`]),
      ...calls.flatMap((call, index) => [
        ...(codes[index]?.includes("NOT_FOUND") === true
          ? []
          : [`${call} of an unknown card got [${String(codes[index])}]`]),
        ...(ofGuests[index]?.includes("UNAUTHENTICATED") === true
          ? []
          : [`${call} by a guest got [${String(ofGuests[index])}]`]),
      ]),
    ];
  },
};
