import { randomId } from "../database/randomId.ts";
import { cartClient } from "./cartClient.ts";
import { type Person, listService } from "./listService.ts";
import { billing_address, contact_data, orderClient } from "./orderClient.ts";
import { hashToken } from "../session/hashToken.ts";
import { issueToken } from "../session/issueToken.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow, type TestBackend } from "./startTestBackend.ts";

/** A user with one of each kind of personal data. */
export interface Resident extends Person {
  readonly cart: string;
  readonly order: string;
  readonly transaction: string;
  readonly shippingAddress: string;
  readonly billingAddress: string;
  readonly card: string;
  /** Another one than that of their token. */
  readonly session: string;
}

const nextYear = "2027-11-21T10:00:00Z";

const addressOf = (mark: string) => ({
  name: `${mark} Név`,
  postcode: 1186,
  city: "Budapest",
  street: `${mark} utca`,
  house_number: "5",
});

async function saved(
  backend: () => TestBackend,
  by: Person,
  { kind, mark }: { readonly kind: "Shipping" | "Billing"; readonly mark: string },
): Promise<string> {
  const { data } = await backend().ask<{ address: { id: string } }>(
    `mutation ($address: User${kind}AddressInput!) { address: createMyUser${kind}Address(address: $address) { id } }`,
    { address: addressOf(mark) },
    by,
  );
  return data.address.id;
}

/** Creates a user with one of each kind of personal data, each with a recognizable mark. */
export async function settle(backend: () => TestBackend, mark: string): Promise<Resident> {
  const person = await listService(backend).register(`${mark} Név`, `${mark}.${randomId()}@pelda.hu`);
  const orders = orderClient(backend);
  const contact = { ...contact_data, contact_name: `${mark} Éva`, contact_email: person.email };
  const checkout = { contact_data: contact, billing_address: { ...billing_address, street: `${mark} tér` } };
  const ordered = await orders.readyCart(checkout, person);
  const { order, transaction_id } = await orders.placed(
    { cart_id: ordered, comment: mark, save_billing_address: false },
    person,
  );
  const carts = cartClient<{ id: string }>(backend, "id", person);
  const cart = await carts.create();
  await carts.updated({
    id: cart,
    products: [{ product_id: ids.milk, piece: 3 }],
    shipping_method: "4",
    payment_method: "2",
    shipping_address: { ...addressOf(mark), telephone: null },
    ...checkout,
  });
  const { db } = backend().database;
  const card = {
    id: randomId(),
    user_id: person.id,
    created_at: firstNow,
    card_title: `${mark} kártya`,
    card_type: "Visa",
    card_pan: "4242",
    card_exp: "11/28",
    is_default: true,
    provider: "simplePay" as const,
    token: `${mark}-${randomId()}`,
  };
  await db.insertInto("saved_credit_cards").values(card).execute();
  const elsewhere = await issueToken(db, { userId: person.id, now: new Date(firstNow), expiresAt: new Date(nextYear) });
  const session = await db
    .selectFrom("access_tokens")
    .where("hash", "=", hashToken(elsewhere))
    .select("id")
    .executeTakeFirstOrThrow();
  const billingAddress = await saved(backend, person, { kind: "Billing", mark });
  await db
    .updateTable("user_billing_addresses")
    .set({ bank_transfer_enabled: true })
    .where("id", "=", billingAddress)
    .execute();
  return {
    ...person,
    cart,
    order: order.id,
    transaction: transaction_id,
    shippingAddress: await saved(backend, person, { kind: "Shipping", mark }),
    billingAddress,
    card: card.id,
    session: session.id,
  };
}
