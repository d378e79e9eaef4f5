import { canonicalEmail } from "@kamra/core/form";
import { randomBytes } from "node:crypto";
import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import type { CartChoices } from "@kamra/core/cart";
import type { Product } from "@kamra/core/product";
import { openTestShop, startBackend, type TestShop } from "../backend/index.ts";

export const password = "egy hosszú jelszó";

/** For a shopper who starts with an account. */
const savedAddress = {
  postcode: 2040,
  city: "Budaörs",
  street: "Szabadság út",
  house_number: "1",
  name: "Vásárló Vera",
  telephone: "36301234567",
  note: null,
};

const opening = new Date("2026-11-21T10:00:00Z");

/** A backend reused by the sequences, with a clock shared by all tabs. */
export interface Stage {
  readonly backend: Backend;
  readonly product: (id: string) => Product;
  readonly shippingMethod: (id: string) => CartChoices["shippingMethod"];
  readonly postPoint: (id: string) => NonNullable<CartChoices["postPoint"]>;
  readonly paymentMethod: (id: string) => CartChoices["paymentMethod"];
  readonly now: () => Date;
  /** Milliseconds until a timer fires in any tab; infinite when there is none. */
  readonly untilNext: () => number;
  /** Advances the clock for all shoppers. */
  readonly pass: (milliseconds: number) => void;
  readonly enter: (tab: TestShop) => void;
  readonly leave: (tab: TestShop) => void;
  /** Resets login limits and reserved time slots. */
  readonly clear: () => Promise<void>;
  /** Rate limits are off: these shoppers try unusually often. */
  readonly forgetTries: () => Promise<unknown>;
  /** A user with a saved address. */
  readonly addAccount: (email: string) => Promise<void>;
}

const byId =
  <Thing extends { readonly id: string }>(all: ReadonlyArray<Thing>) =>
  (id: string): Thing => {
    const found = all.find((each) => each.id === id);
    if (found === undefined) throw new Error(`The seed has no ${id}`);
    return found;
  };

export async function setStage(): Promise<Stage> {
  let now = opening;
  const tabs = new Set<TestShop>();
  const backend = await startBackend({ clock: () => now, isDevelopment: true });
  const { db } = backend.database;
  await db.updateTable("shipping_methods").set({ is_active: true }).where("id", "=", 3).execute();
  const { shop } = openTestShop({ fetch: backend.fetch, now });
  const products = await shop.catalogue.productsById([ids.milk, ids.ham, ids.apple, ids.beer].map(String));
  await shop.session.register({ email: "minta@pelda.hu", password, name: "Minta Márta" });
  await shop.delivery.refreshMethods();
  await shop.checkout.refresh();
  const shippingMethods = shop.delivery.methods.get() ?? [];
  const paymentMethods = shop.checkout.view.get().paymentMethods ?? [];
  const postPoints = await shop.checkout.findPostPoints({ city: "" });
  shop.dispose();
  const { password_hash } = await db
    .selectFrom("users")
    .where("email", "=", "minta@pelda.hu")
    .select("password_hash")
    .executeTakeFirstOrThrow();

  const forgetTries = () => db.deleteFrom("rate_limits").execute();
  return {
    backend,
    product: byId(products),
    shippingMethod: byId(shippingMethods),
    postPoint: byId(postPoints),
    paymentMethod: byId([...paymentMethods, { ...byId(paymentMethods)("3"), id: "5", kind: "savedCard" as const }]),
    now: () => now,
    untilNext: () => Math.min(...Array.from(tabs, ({ clock }) => clock.untilNext() ?? Infinity)),
    pass: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
      for (const { clock } of tabs) clock.advance(milliseconds);
    },
    enter: (tab) => void tabs.add(tab),
    leave: (tab) => void tabs.delete(tab),
    clear: async () => {
      now = opening;
      tabs.clear();
      await forgetTries();
      await db.deleteFrom("time_slot_places").execute();
    },
    forgetTries,
    addAccount: async (email) => {
      const id = randomBytes(16).toString("base64url");
      const created_at = now.toISOString();
      await db
        .insertInto("users")
        .values({
          id,
          email,
          canonical_email: canonicalEmail(email),
          name: savedAddress.name,
          telephone: null,
          password_hash,
          created_at,
          last_login: created_at,
        })
        .execute();
      await db
        .insertInto("user_shipping_addresses")
        .values({
          ...savedAddress,
          id: randomBytes(16).toString("base64url"),
          user_id: id,
          created_at,
          is_default: true,
        })
        .execute();
    },
  };
}
