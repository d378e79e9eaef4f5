import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { hashPassword } from "../session/hashPassword.ts";
import { leastCost } from "../session/leastCost.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import {
  type At,
  type Caller,
  cartsOf,
  entering,
  ignoredIds,
  links,
  mark,
  owned,
  password,
  publicIds,
  silentIds,
  unknownId,
} from "../testing/ownedIds.ts";
import { callDocument, idArguments, rootField } from "../testing/rootFields.ts";
import { type Resident, settle } from "../testing/world.ts";

it("has a place for every argument of the contract that takes an id", () => {
  expect(
    [...Object.keys(owned), ...Object.keys(links), ...publicIds, ...ignoredIds, ...Object.keys(silentIds)].sort(),
  ).toEqual([...idArguments].sort());
});

/** All personal data of a user, except what each of their own calls changes. */
async function belongings({ id, cart: cartId }: Resident, backend: At): Promise<unknown> {
  const { db } = backend().database;
  return {
    user: await db.selectFrom("users").where("id", "=", id).selectAll().execute(),
    carts: await db.selectFrom("carts").where("user_id", "=", id).orderBy("id").selectAll().execute(),
    lines: await db.selectFrom("cart_products").where("cart_id", "=", cartId).selectAll().execute(),
    orders: await db.selectFrom("orders").where("user_id", "=", id).selectAll().execute(),
    shippingAddresses: await db
      .selectFrom("user_shipping_addresses")
      .where("user_id", "=", id)
      .orderBy("id")
      .selectAll()
      .execute(),
    billingAddresses: await db
      .selectFrom("user_billing_addresses")
      .where("user_id", "=", id)
      .orderBy("id")
      .selectAll()
      .execute(),
    sessions: await db
      .selectFrom("access_tokens")
      .where("user_id", "=", id)
      .orderBy("id")
      .select(["id", "revoked_at"])
      .execute(),
    cards: await db.selectFrom("saved_credit_cards").where("user_id", "=", id).selectAll().execute(),
  };
}

onBothDatabases("the id", (backend) => {
  let passwordHash: string;
  /** Both have all that they are given here until the end: what changes something is tried on others. */
  let anna: Resident;
  let bela: Resident;
  async function resident(of: string): Promise<Resident> {
    const person = await settle(backend, of);
    await backend()
      .database.db.updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", person.id)
      .execute();
    return person;
  }
  beforeAll(async () => {
    passwordHash = await hashPassword(password, { cost: leastCost });
    anna = await resident(mark);
    bela = await resident("bela");
  });
  beforeEach(async () => {
    await backend().database.db.deleteFrom("rate_limits").execute();
  });

  const guest = async (): Promise<Caller> => ({
    id: "",
    email: "senki@pelda.hu",
    cart: await cartsOf(backend).create(),
  });
  const strangers = { other: () => bela, guest } as const satisfies Record<string, () => Caller | Promise<Caller>>;

  async function ask(
    call: string,
    {
      variables,
      selection,
      by,
    }: {
      readonly variables: Readonly<Record<string, unknown>>;
      readonly selection?: string | undefined;
      readonly by: Caller;
    },
  ) {
    const document = callDocument(rootField(call.slice(0, call.indexOf("("))), {
      named: Object.keys(variables),
      ...(selection !== undefined && { selection }),
    });
    const { status, data, errors } = await backend().ask<object | null | undefined>(
      document,
      variables,
      by.token === undefined ? {} : { token: by.token },
    );
    return {
      status,
      data,
      errors: errors.map(({ message, extensions: { code, validation } }) => ({ message, code, validation })),
    };
  }

  describe.each(Object.entries(owned))("%s", (call, { own, unknown, variables, selection, isTold }) => {
    const answerTo = async (by: Caller, id: string) =>
      await ask(call, { variables: await variables(id, by, backend), selection, by });

    it("works for its owner", async () => {
      const owner = await resident(mark);
      const missing = await answerTo(owner, unknown);
      expect(await answerTo(owner, await own(owner, backend))).not.toEqual(missing);
    });

    it.each(["other", "guest"] as const)("answers %s as an unknown id does, and changes nothing", async (role) => {
      const kept = await belongings(anna, backend);
      // The user's own cart, where a guest's cart would have been taken over.
      const id = own === entering.own ? anna.cart : await own(anna, backend);
      const [foreign, missing] = [
        await answerTo(await strangers[role](), id),
        await answerTo(await strangers[role](), unknown),
      ];
      if (isTold === true) expect(foreign.errors).toMatchObject([{ code: "INVALID_CART_ID" }]);
      else expect(JSON.stringify(foreign).replaceAll(id, unknown)).toBe(JSON.stringify(missing));
      expect(JSON.stringify(foreign)).not.toContain(mark);
      expect(await belongings(anna, backend)).toEqual(kept);
    });
  });

  describe.each(Object.entries(links))("%s", (call, variables) => {
    it("works with the link, but not with the order's id or a made-up link", async () => {
      const owner = await resident(mark);
      const by = await guest();
      const linked = await ask(call, { variables: variables(owner.transaction), by });
      for (const id of [owner.order, randomId(), ""]) {
        const missing = await ask(call, { variables: variables(id), by });
        expect(missing).not.toEqual(linked);
        expect(JSON.stringify(missing)).not.toContain(mark);
      }
    });
  });

  it.each(Object.entries(silentIds))("%s answers the same for any", async (call, variables) => {
    const answers = await Promise.all(
      [anna.order, bela.order, unknownId].map(async (id) => {
        const { status, data, errors } = await ask(call, { variables: variables(id), by: bela });
        return JSON.stringify({ status, data, errors });
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toContain(mark);
  });

  it.each(ignoredIds)("%s answers the caller's own", async (call) => {
    for (const id of [anna.cart, bela.cart, unknownId]) {
      expect(JSON.stringify(await ask(call, { variables: { cart_id: id }, by: await guest() }))).not.toContain(mark);
      const answer = JSON.stringify(await ask(call, { variables: { cart_id: id }, by: bela }));
      expect(answer).toContain(`"id":"${bela.order}"`);
      expect(answer).not.toContain(`"id":"${anna.order}"`);
    }
  });
});
