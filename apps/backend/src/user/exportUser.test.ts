import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { parseAs } from "../testing/parseAs.ts";
import { personClient } from "../testing/personClient.ts";
import { ids } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { personalData } from "./personalData.ts";

onBothDatabases("an export of personal data", (backend) => {
  const { mailsTo, register } = accountClient(backend);
  const { invitationsTo, live, prove, remove } = personClient(backend);
  let anna: Account;
  beforeEach(async () => {
    await backend().database.db.deleteFrom("time_slot_places").execute();
    anna = await register();
  });

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
    expect((await remove(anna.password, anna)).data).toEqual({ deleteMyAccount: true });
    expect(await invitationsTo(anna.email)).toHaveLength(1);
  });

  it("leaves out no table that hangs on people", async () => {
    const covered = new Set<string>(Object.values(personalData).flatMap(({ tables }) => tables));
    expect((await tablesOfPeople()).filter((name) => !covered.has(name))).toEqual([]);
  });
});
