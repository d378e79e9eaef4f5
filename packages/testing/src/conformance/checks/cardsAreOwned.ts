import { changeCard, readCards } from "../cards.ts";
import { updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { type CheckedBackend, valueAt } from "../CheckedBackend.ts";
import { byCard, createOrder, placeOrder, readyCart } from "../orders.ts";
import { twoUsers, type CheckedUser } from "../users.ts";

/** Its id, which the contract fixes. */
const savedCardMethod = "5";

/** Pays an order and saves the card; the company's notice may take a moment. Null when no card came. */
async function savedCard(backend: CheckedBackend, owner: CheckedUser): Promise<unknown> {
  const cart = await readyCart(backend, owner, { payment: byCard });
  const { page } = await placeOrder(owner, cart, { input: { save_card: true } });
  if (typeof page !== "string") throw new Error("an order to be paid by card has no rewrite_url");
  await backend.pay(page);
  for (let tries = 0; tries < 20; tries += 1) {
    const [card] = await readCards(owner);
    if (card !== undefined) return card;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return null;
}

/** The codes that an order by a card gets from a user; empty when it is placed. */
async function orderBy(backend: CheckedBackend, user: CheckedUser, card: string): Promise<ReadonlyArray<string>> {
  const cart = await readyCart(backend, user);
  const { codes } = await updateCart(user, cart, {
    payment_method: savedCardMethod,
    payment_method_data: { user_saved_credit_card_id: card },
  });
  return codes.length > 0 ? codes : (await createOrder(user, cart)).codes;
}

export const cardsAreOwned: Check = {
  rule: "PAY-3",
  promise: "A card is saved with its last four digits alone; another user can neither see, change nor pay with it",
  repair: "Store the card company's token, never the number, and find a card by its id and its user together",
  faults: async (backend) => {
    backend.requires("placesOrders", "pay");
    const { owner, other } = await twoUsers(backend);
    const card = await savedCard(backend, owner);
    const id = valueAt(card, ["id"]);
    if (typeof id !== "string") return ["save_card and a payment left no card in saved_credit_cards"];
    const digits = String(valueAt(card, ["card_pan"]));
    const tries = {
      setDefaultMySavedCreditCard: await changeCard(other, "setDefaultMySavedCreditCard", id),
      deleteMySavedCreditCard: await changeCard(other, "deleteMySavedCreditCard", id),
    };
    const paid = await orderBy(backend, other, id);
    const seen = (await readCards(other)).length;
    const kept = (await readCards(owner)).length;
    const removal = await changeCard(owner, "deleteMySavedCreditCard", id);
    return [
      ...(/^\d{4}$/.test(digits) ? [] : [`card_pan has ${digits.length} characters instead of four digits`]),
      ...(valueAt(card, ["is_default"]) === true ? [] : ["the only card is not the default one"]),
      ...Object.entries(tries).flatMap(([call, codes]) =>
        codes.includes("NOT_FOUND") ? [] : [`${call} by another user got the codes [${codes.join(", ")}]`],
      ),
      ...(paid.length > 0 ? [] : ["another user ordered with the card"]),
      ...(seen === 0 ? [] : ["another user sees the card"]),
      ...(kept === 1 ? [] : [`its owner has ${kept} cards instead of one`]),
      ...(removal.length === 0 && (await readCards(owner)).length === 0 ? [] : ["its owner could not remove it"]),
    ];
  },
};
