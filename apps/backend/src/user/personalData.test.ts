import { texts } from "@kamra/core/texts";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { OrderStatusCode } from "../generated/types.ts";
import { canBecome } from "../order/canBecome.ts";
import { changeOrderStatus } from "../order/changeOrderStatus.ts";
import { sessionTexts } from "../session/text.hu.ts";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { listService } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { orderClient } from "../testing/orderClient.ts";
import { parseAs } from "../testing/parseAs.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { personalData } from "./personalData.ts";

interface Person {
  readonly name: string;
  readonly email: string;
  readonly telephone: string | null;
  readonly disable_donations: boolean;
}

onBothDatabases("personal data", (backend) => {
  const { confirmEmail, login, mailsTo, register, tokenLogin, whoIs } = accountClient(backend);
  const lists = listService(backend);
  const { placed, readyCart, slot } = orderClient(backend);
  const createCart = async (token: string) =>
    (await backend().ask<{ createCart: { id: string } }>("mutation { createCart { id } }", {}, { token })).data
      .createCart;
  const fields = "name email telephone disable_donations";
  let anna: Account;
  beforeEach(async () => {
    await backend().database.db.deleteFrom("time_slot_places").execute();
    anna = await register();
  });

  const update = (
    personalDataInput: Readonly<Record<string, unknown>>,
    by: Pick<Account, "token"> | undefined = anna,
  ) =>
    backend().ask<{ updateMyPersonalData: Person } | null>(
      `mutation ($personalData: PersonalDataInput!) { updateMyPersonalData(personalData: $personalData) { ${fields} } }`,
      { personalData: personalDataInput },
      by,
    );
  const changePassword = (
    current_password: string,
    new_password: string,
    by: Pick<Account, "token"> | undefined = anna,
  ) =>
    backend().ask<{ changeMyPassword: boolean } | null>(
      "mutation ($current_password: String!, $new_password: String!) { changeMyPassword(current_password: $current_password, new_password: $new_password) }",
      { current_password, new_password },
      by,
    );
  const remove = (current_password: string, by: Pick<Account, "token"> | undefined = anna) =>
    backend().ask<{ deleteMyAccount: boolean } | null>(
      "mutation ($current_password: String!) { deleteMyAccount(current_password: $current_password) }",
      { current_password },
      by,
    );
  const me = async (by: Pick<Account, "token"> = anna) =>
    (await backend().ask<{ me: Person }>(`{ me { ${fields} } }`, {}, by)).data.me;
  const validation = ({ errors }: { errors: ReadonlyArray<{ extensions: { validation?: unknown } }> }) =>
    errors[0]?.extensions.validation;

  describe("a change", () => {
    it("changes only what it names", async () => {
      expect(
        (await update({ name: " Kovács-Nagy Anna ", telephone: "06 20 123 4567" })).data?.updateMyPersonalData,
      ).toMatchObject({
        name: "Kovács-Nagy Anna",
        email: anna.email,
        telephone: "36201234567",
      });
      expect((await update({ telephone: null })).data?.updateMyPersonalData).toMatchObject({
        name: "Kovács-Nagy Anna",
        telephone: null,
      });
      expect((await update({})).data?.updateMyPersonalData).toEqual(await me());
    });

    it.each([
      ["[FORM-1] nothing", { name: "", email: null }, { name: ["Kötelező mező!"], email: ["Kötelező mező!"] }],
      ["[FORM-4] no address", { email: "anna@" }, { email: [texts.form.email] }],
      ["[FORM-2] no telephone", { telephone: "12" }, { telephone: [texts.form.telephone] }],
    ])("[FORM-3] to %s is refused", async (_what, data, expected) => {
      const before = await me();
      expect(validation(await update(data))).toEqual(expected);
      expect(await me()).toEqual(before);
    });

    it("to another e-mail address requires the password, takes effect once it is confirmed there, and is reported to the old one", async () => {
      const email = `uj-${anna.email}`;
      expect(validation(await update({ email }))).toEqual({ current_password: [sessionTexts.wrongPassword] });
      expect(validation(await update({ email, current_password: "nem ez a jelszó" }))).toEqual({
        current_password: [sessionTexts.wrongPassword],
      });
      const [own] = await mailsTo(anna.email, "registration");
      expect((await confirmEmail(own?.token ?? "", anna)).data?.confirmEmail.email).toBe(anna.email);
      expect((await update({ email, current_password: anna.password })).data?.updateMyPersonalData.email).toBe(
        anna.email,
      );
      const [mail] = await mailsTo(email, "emailVerification");
      expect((await tokenLogin(mail?.token ?? "")).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
      expect((await confirmEmail(mail?.token ?? "", await register())).errors[0]?.extensions.code).toBe(
        "INVALID_TOKEN",
      );
      expect((await confirmEmail(mail?.token ?? "", anna)).data?.confirmEmail.email).toBe(email);
      expect(await mailsTo(anna.email, "emailChanged")).toEqual([{ name: anna.name, email }]);
      expect(await whoIs(anna.token)).toBe(email);
      expect((await login({ email: anna.email, password: anna.password })).errors[0]?.extensions.code).toBe(
        "WRONG_CREDENTIALS",
      );
      expect((await login({ email, password: anna.password })).data).not.toBeNull();
    });

    it("[SESS-8] to another user's e-mail address is refused, to other capitals of one's own is not", async () => {
      const bela = await register();
      expect(validation(await update({ email: bela.email.toUpperCase(), current_password: anna.password }))).toEqual({
        email: [texts.session.emailTaken],
      });
      expect(await me()).toMatchObject({ email: anna.email });
      expect(
        (await update({ email: anna.email.toUpperCase(), current_password: anna.password })).data?.updateMyPersonalData
          .email,
      ).toBe(anna.email.toUpperCase());
    });

    it("[SESS-8] gives an address to the first of two who confirm that they have it", async () => {
      const bela = await register();
      const email = `kettejuke-${anna.email}`;
      const people = [anna, bela];
      for (const by of people) await update({ email, current_password: by.password }, by);
      const tokens = (await mailsTo(email, "emailVerification")).map(({ token }) => token);
      const answers = await Promise.all(people.map((by, index) => confirmEmail(tokens[index] ?? "", by)));
      expect(answers.map(({ data }) => data === null).toSorted()).toEqual([false, true]);
      expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.validation))).toEqual([
        { email: [texts.session.emailTaken] },
      ]);
    });

    it("of the choice about donation requests is stored", async () => {
      const set = (disable_donations: boolean) =>
        backend().ask<{ setMyDonations: Person }>(
          `mutation ($disable_donations: Boolean!) { setMyDonations(disable_donations: $disable_donations) { ${fields} } }`,
          { disable_donations },
          anna,
        );
      expect((await set(true)).data.setMyDonations.disable_donations).toBe(true);
      expect((await me()).disable_donations).toBe(true);
      expect((await set(false)).data.setMyDonations.disable_donations).toBe(false);
    });
  });

  describe("a password", () => {
    it("is changed by a user who knows it, which ends the other sessions and pending mail tokens", async () => {
      const other = (await login({ email: anna.email, password: anna.password })).data?.login.token ?? "";
      await backend().ask("mutation ($email: String!) { requestPasswordReset(email: $email) }", { email: anna.email });
      const [mail] = await mailsTo(anna.email, "passwordReset");
      expect(validation(await changePassword("nem ez a jelszó", "egy egészen új jelszó"))).toEqual({
        current_password: [sessionTexts.wrongPassword],
      });
      expect(validation(await changePassword(anna.password, "jelszo"))).toEqual({
        new_password: [texts.form.passwordProblems.tooShort],
      });
      expect((await changePassword(anna.password, "egy egészen új jelszó")).data).toEqual({ changeMyPassword: true });
      expect([await whoIs(anna.token), await whoIs(other)]).toEqual([anna.email, "UNAUTHENTICATED"]);
      expect((await login({ email: anna.email, password: anna.password })).data).toBeNull();
      expect((await login({ email: anna.email, password: "egy egészen új jelszó" })).data).not.toBeNull();
      const reset = await backend().ask(
        "mutation ($resetData: ResetPasswordInput!) { resetPassword(resetData: $resetData) }",
        {
          resetData: { email: anna.email, token: mail?.token, password: "megint egy másik" },
        },
      );
      expect(reset.errors[0]?.extensions.code).toBe("INVALID_TOKEN");
    });

    it("can be tried ten times in a quarter of an hour with a stolen token", async () => {
      for (let time = 0; time < 10; time += 1) await remove("nem ez a jelszó");
      expect(await changePassword(anna.password, "egy egészen új jelszó")).toMatchObject({
        status: 429,
        errors: [{ extensions: { code: "RATE_LIMITED" } }],
      });
    });
  });

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

  /** Moves every order that can become that. */
  async function move(status: OrderStatusCode): Promise<void> {
    const { db } = backend().database;
    for (const { id: orderId, status: before } of await db.selectFrom("orders").select(["id", "status"]).execute())
      if (canBecome(before, status))
        await db
          .transaction()
          .execute((transaction) => changeOrderStatus(transaction, { orderId, status, now: new Date(firstNow) }));
  }
  /** Brings every order to its end. */
  async function deliver(): Promise<void> {
    for (const status of ["ACCEPTED", "PROCESSING", "KAMRA_SHIPPED", "COMPLETE"] as const) await move(status);
  }

  /** The tables that reference `users`, directly or indirectly. */
  async function tablesOfPeople(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      with recursive hanging as (
        select 'users'::regclass::oid as id
        union
        select conrelid from pg_constraint join hanging on confrelid = hanging.id where contype = 'f'
      )
      select id::regclass::text as name from hanging`.execute(backend().database.db);
    return rows.map(({ name }) => name);
  }

  describe("an export", () => {
    it("contains all data about the caller, and none about anyone else", async () => {
      const bela = await register({ name: "Szabó Béla" });
      await live(anna);
      await live(bela);
      await prove(anna);
      const { data } = await backend().ask<{ exportMyData: string }>("{ exportMyData }", {}, anna);
      const parts = parseAs<Record<string, unknown[]>>(data.exportMyData);
      expect(Object.keys(parts)).toEqual(["exported_at", ...Object.keys(personalData)]);
      expect(parts).toMatchObject({
        account: { email: anna.email, name: "Kovács Anna", has_password: true },
        shipping_addresses: [{ street: `${anna.email} utca` }],
        billing_addresses: [{ street: `${anna.email} utca` }],
        carts: [
          { ordered_at: new Date(firstNow).toISOString() },
          {
            products: [{ product_id: ids.cake, gift_card_text: `Puszi, ${anna.email}` }],
            shipping_address: { street: `${anna.email} utca` },
          },
        ],
        shopping_lists: [{ name: "Titkos lista" }],
        invitations: [{ email: anna.email.toUpperCase() }],
        orders: [
          {
            comment: `A kapu nyitva, ${anna.email}.`,
            products: [{ product_id: ids.cake }],
            events: [{ status: "ACCEPTED" }],
          },
        ],
        newsletter: [{ email: anna.email.toUpperCase(), confirmed_at: null }],
        messages: { contact: [{ message: `Minden friss volt. ${anna.email}` }], feedback: [{ rating: 5 }] },
        mails: [{ kind: "registration" }, { kind: "orderConfirmation" }],
      });
      for (const secret of [
        bela.email,
        "Szabó Béla",
        "argon2",
        anna.token,
        ...(await mailsTo(anna.email, "registration")).map(({ token }) => token),
      ]) {
        expect(data.exportMyData).not.toContain(secret);
      }
    });

    it("hides invitations to an address until it is proved", async () => {
      await live(anna);
      const { data } = await backend().ask<{ exportMyData: string }>("{ exportMyData }", {}, anna);
      expect(parseAs<{ invitations: unknown; newsletter: unknown }>(data.exportMyData)).toMatchObject({
        invitations: [],
        newsletter: [],
      });
      expect((await remove(anna.password)).data).toEqual({ deleteMyAccount: true });
      expect(await invitationsTo(anna.email)).toHaveLength(1);
    });

    it("leaves out no table that hangs on people", async () => {
      const covered = new Set<string>(Object.values(personalData).flatMap(({ tables }) => tables));
      expect((await tablesOfPeople()).filter((name) => !covered.has(name))).toEqual([]);
    });
  });

  /** The tables with personal data. */
  async function tellingOf({ email, id }: Pick<Account, "email" | "id">): Promise<string[]> {
    const { db } = backend().database;
    const { rows } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      db,
    );
    const telling = [];
    for (const { name } of rows) {
      const found =
        await sql`select from ${sql.table(name)} as t where to_jsonb(t)::text ilike ${`%${email}%`} or to_jsonb(t)::text like ${`%${id}%`} limit 1`.execute(
          db,
        );
      if (found.rows.length > 0) telling.push(name);
    }
    return telling;
  }

  it("[ORDER-5] of a user whose order created the account are exported with the guest's cart, and deleted with it", async () => {
    const email = `vendeg-${anna.email}`;
    const password = "egy hosszú jelszó";
    const contact_data = { contact_name: "Vendég Vera", contact_email: email, contact_telephone: "36201234567" };
    const { registration_result } = await placed({
      cart_id: await readyCart({
        contact_data,
        shipping_address: {
          name: "Vendég Vera",
          postcode: 1186,
          city: "Budapest",
          street: `${email} utca`,
          house_number: "1",
        },
      }),
      password,
    });
    if (registration_result === null) throw new Error("The order made no account");
    const { token, user } = registration_result;
    const { data } = await backend().ask<{ exportMyData: string }>("{ exportMyData }", {}, { token });
    expect(parseAs<object>(data.exportMyData)).toMatchObject({
      carts: [{ contact_email: email, shipping_address: { street: `${email} utca` } }],
      orders: [{ contact_email: email }],
    });
    await deliver();
    expect((await remove(password, { token })).data).toEqual({ deleteMyAccount: true });
    expect(await tellingOf({ email, id: user.id })).toEqual([]);
  });

  describe("a deletion", () => {
    it("requires the password, and leaves no personal data", async () => {
      const transactionId = await live(anna);
      await prove(anna);
      const bela = await register();
      expect(await invitationsTo(anna.email)).toHaveLength(1);
      expect(validation(await remove("nem ez a jelszó"))).toEqual({ current_password: [sessionTexts.wrongPassword] });
      expect(await whoIs(anna.token)).toBe(anna.email);
      await deliver();
      expect((await remove(anna.password)).data).toEqual({ deleteMyAccount: true });
      expect(await whoIs(anna.token)).toBe("UNAUTHENTICATED");
      // A mail to an invited address was the inviter's.
      expect(await tellingOf(anna)).toEqual(["mails"]);
      expect(
        await backend()
          .database.db.selectFrom("mails")
          .where("recipient", "in", [anna.email, anna.email.toUpperCase()])
          .select("kind")
          .execute(),
      ).toEqual([{ kind: "listShare" }]);
      const kept = await backend()
        .database.db.selectFrom("orders")
        .where("transaction_id", "=", transactionId)
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(
        await backend()
          .database.db.selectFrom("time_slot_places")
          .where("cart_id", "=", kept.cart_id)
          .select("held_until")
          .execute(),
      ).toEqual([{ held_until: null }]);
      expect(kept).toMatchObject({ goods_amount: 5990, user_id: null, contact_name: null, billing_address: null });
      expect(await whoIs(bela.token)).toBe(bela.email);
      expect((await register({ email: anna.email })).id).not.toBe(anna.id);
    });

    it.each([
      ["is delivered", deliver],
      ["is cancelled", () => move("MARKED_TO_CANCEL")],
    ])("keeps what an open order needs for delivery, until it %s", async (_until, close) => {
      const transactionId = await live(anna);
      expect((await remove(anna.password)).data).toEqual({ deleteMyAccount: true });
      const { db } = backend().database;
      const kept = () =>
        db
          .selectFrom("orders")
          .where("transaction_id", "=", transactionId)
          .select([
            "id",
            "user_id",
            "canonical_email",
            "contact_name",
            "contact_telephone",
            "shipping_address",
            "billing_address",
            "comment",
          ])
          .executeTakeFirstOrThrow();
      const gift = async () =>
        await db
          .selectFrom("order_products")
          .where("order_id", "=", (await kept()).id)
          .select("gift_card_text")
          .execute();
      expect(await kept()).toMatchObject({
        user_id: null,
        canonical_email: null,
        contact_name: "Kovács Anna",
        contact_telephone: "36201234567",
        shipping_address: { street: `${anna.email} utca` },
        billing_address: { street: `${anna.email} utca` },
        comment: `A kapu nyitva, ${anna.email}.`,
      });
      expect(await gift()).toEqual([{ gift_card_text: `Puszi, ${anna.email}` }]);
      await close();
      expect(await kept()).toMatchObject({
        contact_name: null,
        contact_telephone: null,
        shipping_address: null,
        billing_address: null,
        comment: null,
      });
      expect(await gift()).toEqual([{ gift_card_text: null }]);
    });

    it("leaves the orders of others alone when they are delivered", async () => {
      const transactionId = await live(anna);
      await deliver();
      expect(
        await backend()
          .database.db.selectFrom("orders")
          .where("transaction_id", "=", transactionId)
          .select("contact_name")
          .execute(),
      ).toEqual([{ contact_name: "Kovács Anna" }]);
    });
  });

  it("is the caller's alone: a guest is told to log in", async () => {
    const guest = { token: "" };
    const answers = [
      await backend().ask("{ exportMyData }"),
      await backend().ask("mutation { setMyDonations(disable_donations: true) { name } }"),
      await backend().ask('mutation { changeMyPassword(current_password: "x", new_password: "y") }'),
      await backend().ask('mutation { deleteMyAccount(current_password: "x") }'),
      await backend().ask('mutation { updateMyPersonalData(personalData: { name: "x" }) { name } }'),
      await update({ name: "x" }, guest),
    ];
    expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual(Array(6).fill("UNAUTHENTICATED"));
  });
});
