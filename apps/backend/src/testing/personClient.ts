import { ids } from "../seed/smallSeed.ts";
import { type Account, accountClient } from "./accountClient.ts";
import { listService } from "./listService.ts";
import { orderClient } from "./orderClient.ts";
import type { TestBackend } from "./startTestBackend.ts";

/** Saves addresses, orders, and begins another cart; answers the order's transaction. */
async function shopFor(backend: () => TestBackend, { email, token }: Account): Promise<string> {
  const { placed, readyCart, slot } = orderClient(backend);
  const ask = <Data>(query: string, variables: Record<string, unknown>) =>
    backend().ask<Data>(query, variables, { token });
  const address = { name: "Kovács Anna", postcode: 1186, city: "Budapest", street: `${email} utca`, house_number: "1" };
  await ask(
    "mutation ($address: UserShippingAddressInput!) { createMyUserShippingAddress(address: $address) { id } }",
    {
      address,
    },
  );
  await ask("mutation ($address: UserBillingAddressInput!) { createMyUserBillingAddress(address: $address) { id } }", {
    address,
  });
  const products = [{ product_id: ids.cake, piece: 1, additional_information: { gift_card_text: `Puszi, ${email}` } }];
  const ordered = {
    contact_data: { contact_name: "Kovács Anna", contact_email: email, contact_telephone: "36201234567" },
    billing_address: address,
  };
  const courier = { shipping_method: "1", shipping_address: address, timetable_time_slot: await slot() };
  const cart_id = await readyCart({ ...ordered, ...courier, products }, { token });
  const { transaction_id } = await placed({ cart_id, comment: `A kapu nyitva, ${email}.` }, { token });
  const { data } = await ask<{ createCart: { id: string } }>("mutation { createCart { id } }", {});
  await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
    input: { id: data.createCart.id, products, shipping_address: address },
  });
  return transaction_id;
}

/** Sends a message and feedback, and subscribes to the newsletter. */
async function writeToShop(backend: () => TestBackend, { email, token }: Account): Promise<void> {
  const ask = (query: string, variables: Record<string, unknown>) => backend().ask(query, variables, { token });
  const message = { name: "Kovács Anna", email, subject: "Köszönet", message: `Minden friss volt. ${email}` };
  await ask("mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) }", { message });
  await ask("mutation ($feedback: FeedbackInput!) { sendFeedback(feedback: $feedback) }", {
    feedback: { rating: "FIVE", email },
  });
  await ask("mutation ($input: NewsletterInput!) { subscribeToNewsletter(input: $input) }", {
    input: { email: email.toUpperCase(), consent: true },
  });
}

/** People with a life in the shop, and the end of their accounts. */
export function personClient(backend: () => TestBackend) {
  const { confirmEmail, mailsTo, register } = accountClient(backend);
  const lists = listService(backend);
  const remove = (current_password: string, by: Pick<Account, "token">) =>
    backend().ask<{ deleteMyAccount: boolean } | null>(
      "mutation ($current_password: String!) { deleteMyAccount(current_password: $current_password) }",
      { current_password },
      by,
    );
  const prove = async ({ email, token }: Account) =>
    await confirmEmail((await mailsTo(email, "registration"))[0]?.token ?? "", { token });
  const invitationsTo = async (email: string) =>
    await backend()
      .database.db.selectFrom("shopping_list_shares")
      .where("email", "=", email.toUpperCase())
      .select("email")
      .execute();

  /** Something of everything that a person can have with the shop. */
  async function live(person: Account): Promise<string> {
    const transactionId = await shopFor(backend, person);
    await writeToShop(backend, person);
    const bela = { ...(await register()), id: "", name: "" };
    await lists.createList({ ...person, id: "", name: "" }, "Titkos lista");
    const shared = await lists.createList(bela, "Közös lista");
    await lists.call("POST /shareList", { by: bela, body: { listId: shared, email: person.email.toUpperCase() } });
    return transactionId;
  }

  return { invitationsTo, live, prove, remove };
}
