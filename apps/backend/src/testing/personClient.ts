import { ids } from "../seed/smallSeed.ts";
import { type Account, accountClient } from "./accountClient.ts";
import { listService } from "./listService.ts";
import { orderClient } from "./orderClient.ts";
import type { TestBackend } from "./startTestBackend.ts";

/** People with a life in the shop, and the end of their accounts. */
export function personClient(backend: () => TestBackend) {
  const { confirmEmail, mailsTo, register } = accountClient(backend);
  const lists = listService(backend);
  const { placed, readyCart, slot } = orderClient(backend);
  const createCart = async (token: string) =>
    (await backend().ask<{ createCart: { id: string } }>("mutation { createCart { id } }", {}, { token })).data
      .createCart;
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
  async function live({ email, token }: Account): Promise<string> {
    const ask = (query: string, variables: Record<string, unknown>) => backend().ask(query, variables, { token });
    const address = {
      name: "Kovács Anna",
      postcode: 1186,
      city: "Budapest",
      street: `${email} utca`,
      house_number: "1",
    };
    await ask(
      "mutation ($address: UserShippingAddressInput!) { createMyUserShippingAddress(address: $address) { id } }",
      { address },
    );
    await ask(
      "mutation ($address: UserBillingAddressInput!) { createMyUserBillingAddress(address: $address) { id } }",
      { address },
    );
    const products = [
      { product_id: ids.cake, piece: 1, additional_information: { gift_card_text: `Puszi, ${email}` } },
    ];
    const ordered = {
      contact_data: { contact_name: "Kovács Anna", contact_email: email, contact_telephone: "36201234567" },
      billing_address: address,
    };
    const courier = { shipping_method: "1", shipping_address: address, timetable_time_slot: await slot() };
    const { transaction_id } = await placed(
      {
        cart_id: await readyCart({ ...ordered, ...courier, products }, { token }),
        comment: `A kapu nyitva, ${email}.`,
      },
      { token },
    );
    await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", {
      input: { id: (await createCart(token)).id, products, shipping_address: address },
    });
    const message = { name: "Kovács Anna", email, subject: "Köszönet", message: `Minden friss volt. ${email}` };
    await ask("mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) }", { message });
    await ask("mutation ($feedback: FeedbackInput!) { sendFeedback(feedback: $feedback) }", {
      feedback: { rating: "FIVE", email },
    });
    await ask("mutation ($input: NewsletterInput!) { subscribeToNewsletter(input: $input) }", {
      input: { email: email.toUpperCase(), consent: true },
    });
    const bela = { ...(await register()), id: "", name: "" };
    await lists.createList({ id: "", name: "", email, token }, "Titkos lista");
    const shared = await lists.createList(bela, "Közös lista");
    await lists.call("POST /shareList", { by: bela, body: { listId: shared, email: email.toUpperCase() } });
    return transaction_id;
  }

  return { invitationsTo, live, prove, remove };
}
