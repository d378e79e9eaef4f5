import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { loadBillingAddresses, loadShippingAddresses } from "./loadOwn.ts";
import type { Owner } from "../session/Owner.ts";
import { loadWithdrawals } from "../order/loadWithdrawals.ts";
import { provenEmail } from "./provenEmail.ts";

interface PersonalData {
  /** Those that it is in. */
  readonly tables: ReadonlyArray<keyof DatabaseSchema>;
  readonly load: (owner: Pick<Owner, "db" | "user">) => Promise<unknown>;
}

/**
 * All personal data of a user, by its name in their export. Of secrets it only says that they exist. A new table with
 * personal data must be added here; a test checks it.
 */
export const personalData = {
  account: {
    tables: ["users"],
    load: async ({ db, user }) => {
      const { password_hash, ...account } = await db
        .selectFrom("users")
        .where("id", "=", user.id)
        .selectAll()
        .executeTakeFirstOrThrow();
      return { ...account, has_password: password_hash !== null };
    },
  },
  email_collisions: {
    tables: ["email_collisions"],
    load: ({ db, user }) =>
      db.selectFrom("email_collisions").where("user_id", "=", user.id).select("canonical_email").execute(),
  },
  sessions: {
    tables: ["access_tokens"],
    load: ({ db, user }) =>
      db
        .selectFrom("access_tokens")
        .where("user_id", "=", user.id)
        .orderBy("created_at")
        .select(["device", "created_at", "last_used_at", "expires_at", "revoked_at", "end_reason"])
        .execute(),
  },
  known_devices: {
    tables: ["known_devices"],
    load: ({ db, user }) =>
      db.selectFrom("known_devices").where("user_id", "=", user.id).orderBy("id").select("expires_at").execute(),
  },
  one_time_tokens: {
    tables: ["one_time_tokens"],
    load: ({ db, user }) =>
      db.selectFrom("one_time_tokens").where("user_id", "=", user.id).select(["purpose", "expires_at"]).execute(),
  },
  identities: {
    tables: ["user_identities"],
    load: ({ db, user }) =>
      db
        .selectFrom("user_identities")
        .where("user_id", "=", user.id)
        .select(["issuer", "subject", "email", "name", "telephone"])
        .execute(),
  },
  shipping_addresses: {
    tables: ["user_shipping_addresses"],
    load: ({ db, user }) => loadShippingAddresses({ db, userId: user.id }),
  },
  billing_addresses: {
    tables: ["user_billing_addresses"],
    load: ({ db, user }) => loadBillingAddresses({ db, userId: user.id }),
  },
  saved_credit_cards: {
    tables: ["saved_credit_cards"],
    // Named one by one: the token that a provider charges a card by stays with the shop.
    load: ({ db, user }) =>
      db
        .selectFrom("saved_credit_cards")
        .where("user_id", "=", user.id)
        .orderBy("number")
        .select(["id", "card_title", "card_type", "card_pan", "card_exp", "is_default", "created_at"])
        .execute(),
  },
  avoided_allergens: {
    tables: ["user_allergens"],
    load: async ({ db, user }) =>
      (await db
        .selectFrom("user_allergens")
        .where("user_id", "=", user.id)
        .select(["allergens", "consented_at"])
        .executeTakeFirst()) ?? null,
  },
  carts: {
    tables: ["carts", "cart_products", "cart_shipping_addresses", "cart_billing_addresses", "time_slot_places"],
    load: async ({ db, user }) => {
      // Including the guest's cart whose order created the account.
      const ordered = db.selectFrom("orders").where("user_id", "=", user.id).select("cart_id");
      const carts = await db
        .selectFrom("carts")
        .where((eb) => eb.or([eb("user_id", "=", user.id), eb("id", "in", ordered)]))
        .orderBy("created_at")
        .selectAll()
        .execute();
      return await Promise.all(
        carts.map(async (cart) => ({
          ...cart,
          products: await db
            .selectFrom("cart_products")
            .where("cart_id", "=", cart.id)
            .orderBy("line")
            .selectAll()
            .execute(),
          shipping_address:
            (await db
              .selectFrom("cart_shipping_addresses")
              .where("cart_id", "=", cart.id)
              .selectAll()
              .executeTakeFirst()) ?? null,
          billing_address:
            (await db
              .selectFrom("cart_billing_addresses")
              .where("cart_id", "=", cart.id)
              .selectAll()
              .executeTakeFirst()) ?? null,
          time_slot:
            (await db
              .selectFrom("time_slot_places")
              .where("cart_id", "=", cart.id)
              .select(["time_slot_id", "held_until"])
              .executeTakeFirst()) ?? null,
        })),
      );
    },
  },
  personal_prices: {
    tables: ["personal_prices"],
    load: ({ db, user }) =>
      db
        .selectFrom("personal_prices")
        .where("user_id", "=", user.id)
        .orderBy("product_id")
        .select(["product_id", "price", "valid_until"])
        .execute(),
  },
  product_subscriptions: {
    tables: ["product_subscriptions"],
    load: ({ db, user }) =>
      db
        .selectFrom("product_subscriptions")
        .where("user_id", "=", user.id)
        .orderBy("product_id")
        .select(["product_id", "created_at"])
        .execute(),
  },
  shopping_lists: {
    tables: ["shopping_lists", "shopping_list_products", "shopping_list_texts"],
    load: async ({ db, user }) => {
      const lists = await db
        .selectFrom("shopping_lists")
        .where("owner_id", "=", user.id)
        .orderBy("created_at")
        .selectAll()
        .execute();
      return await Promise.all(
        lists.map(async (list) => ({
          ...list,
          products: await db
            .selectFrom("shopping_list_products")
            .where("list_id", "=", list.id)
            .orderBy("product_id")
            .selectAll()
            .execute(),
          texts: await db
            .selectFrom("shopping_list_texts")
            .where("list_id", "=", list.id)
            .orderBy("text")
            .selectAll()
            .execute(),
          shared_with: await db
            .selectFrom("shopping_list_shares")
            .where("list_id", "=", list.id)
            .orderBy("shared_at")
            .select(["email", "shared_at", "accepted_at"])
            .execute(),
        })),
      );
    },
  },
  invitations: {
    tables: ["shopping_list_shares"],
    load: ({ db, user }) =>
      db
        .selectFrom("shopping_list_shares")
        .where((eb) => eb.or([eb("user_id", "=", user.id), eb("canonical_email", "=", provenEmail(user))]))
        .orderBy("shared_at")
        .select(["list_id", "email", "shared_at", "accepted_at"])
        .execute(),
  },
  orders: {
    tables: [
      "orders",
      "order_products",
      "order_events",
      "payments",
      "withdrawals",
      "withdrawal_products",
      "refund_accounts",
    ],
    load: async ({ db, user }) => {
      const orders = await db
        .selectFrom("orders")
        .where("user_id", "=", user.id)
        .orderBy("created_at")
        .orderBy("id")
        .selectAll()
        .execute();
      return await Promise.all(
        orders.map(async (order) => ({
          ...order,
          products: await db
            .selectFrom("order_products")
            .where("order_id", "=", order.id)
            .orderBy("line")
            .selectAll()
            .execute(),
          events: await db
            .selectFrom("order_events")
            .where("order_id", "=", order.id)
            .orderBy("id")
            .selectAll()
            .execute(),
          payments: await db
            .selectFrom("payments")
            .where("order_id", "=", order.id)
            .orderBy("id")
            .select(["reference", "provider", "amount", "status", "created_at", "finished_at"])
            .execute(),
          withdrawals: (await loadWithdrawals(db, [order.id])).get(order.id) ?? [],
        })),
      );
    },
  },
  newsletter: {
    tables: ["newsletter_subscriptions"],
    load: ({ db, user }) =>
      db
        .selectFrom("newsletter_subscriptions")
        .where("canonical_email", "=", provenEmail(user))
        .select(["email", "name", "consented_at", "confirmed_at"])
        .execute(),
  },
  messages: {
    tables: ["contact_messages", "feedback"],
    load: async ({ db, user }) => ({
      contact: await db
        .selectFrom("contact_messages")
        .where("user_id", "=", user.id)
        .orderBy("id")
        .selectAll()
        .execute(),
      feedback: await db.selectFrom("feedback").where("user_id", "=", user.id).orderBy("id").selectAll().execute(),
    }),
  },
  mails: {
    tables: ["mails"],
    // Their content may contain login tokens.
    load: ({ db, user }) =>
      db
        .selectFrom("mails")
        .where("user_id", "=", user.id)
        .orderBy("id")
        .select(["recipient", "kind", "created_at", "sent_at", "failed_at"])
        .execute(),
  },
} as const satisfies Record<string, PersonalData>;
