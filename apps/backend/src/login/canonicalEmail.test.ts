import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalEmails } from "../database/migrations/canonicalEmails.ts";
import { randomId } from "../database/randomId.ts";
import { accountClient } from "../testing/accountClient.ts";
import { goodidVisitor } from "../testing/goodidVisitor.ts";
import { listService } from "../testing/listService.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { contact_data, orderClient } from "../testing/orderClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";

/** Spellings of the same mailbox in each row; mail servers turn `tİszta.hu` into `xn--tiszta-qyd.hu`. */
const mailboxes = [
  ["anna@tiszta.hu", "ANNA@TISZTA.HU", '"Anna"@tiszta.hu'],
  ["anna@tİszta.hu", "Anna@xn--tiszta-qyd.hu"],
  ["anna@tıszta.hu"],
  ["ánna@tiszta.hu", "ánna@TISZTA.hu"],
  ["Ánna@tiszta.hu"],
  ["anna@őszi.hu", "anna@ŐSZI.hu", "anna@xn--szi-5xa.hu"],
  ["anna+bolt@tiszta.hu"],
];

onBothDatabases(
  "the canonical address",
  (backend) => {
    const { login, register, registration } = accountClient(backend);
    const { enter } = goodidVisitor(backend);
    const db = () => backend().database.db;
    /** An address of this test alone, in every spelling. */
    const fresh = (spellings: ReadonlyArray<string>) => {
      const mark = randomId().toLowerCase();
      return spellings.map((email) => email.replace(/(?="?@)/, `.${mark}x`));
    };

    it("[SESS-8] makes two addresses one account if and only if they are the same mailbox", async () => {
      await fc.assert(
        fc.asyncProperty(fc.tuple(...mailboxes.map((spellings) => fc.constantFrom(...spellings))), async (chosen) => {
          await db().deleteFrom("users").execute();
          const owners: string[] = [];
          for (const email of chosen) owners.push((await register({ email })).id);
          for (const [index, spellings] of mailboxes.entries())
            for (const email of spellings) {
              expect((await findUserByEmail(db(), email))?.id).toBe(owners[index]);
              expect((await registration({ email, name: "Más", password: "egy hosszú jelszó" })).data).toBeNull();
            }
        }),
        { numRuns: 3 },
      );
    });

    it("[SESS-8] refuses an address with letters of two alphabets", async () => {
      const { errors } = await registration({ email: "аnna@tiszta.hu", name: "Anna", password: "egy hosszú jelszó" });
      expect(errors[0]?.extensions).toMatchObject({
        code: "VALIDATION_FAILED",
        validation: { email: [expect.stringContaining("ábécé")] },
      });
    });

    it("keeps a provider's user with a look-alike address out of the account", async () => {
      const [email = ""] = fresh(["anna@tiszta.hu"]);
      const victim = await register({ email });
      await db().updateTable("users").set({ email_verified_at: firstNow }).where("id", "=", victim.id).execute();
      expect((await enter({ email: email.replace("tiszta", "tİszta") })).user.id).not.toBe(victim.id);
      expect((await enter({ email: email.toUpperCase() })).user.id).toBe(victim.id);
    });

    it("[LIST-5] hides an invitation from a look-alike address, and shows it to every spelling of the mailbox", async () => {
      const lists = listService(backend);
      const [invited = "", ascii = ""] = fresh(["bela@őszi.hu", "BELA@xn--szi-5xa.hu"]);
      const owner = await lists.register("Anna");
      const bela = await lists.register("Béla", ascii);
      const stranger = await lists.register("Idegen", invited.replace("ő", "о"));
      const turkish = await lists.register("Idegen", invited.replace("szi", "szİ"));
      const listId = await lists.createList(owner);
      await lists.call("POST /shareList", { by: owner, body: { listId, email: invited } });
      for (const other of [stranger, turkish]) {
        expect(await lists.readLists(other)).toEqual([]);
        expect((await lists.call("POST /acceptShare", { by: other, body: { listId } })).status).toBe(404);
      }
      expect((await lists.call("POST /acceptShare", { by: bela, body: { listId } })).status).toBe(204);
      await lists.call("POST /removeShare", { by: owner, body: { listId, email: ascii } });
      expect(await lists.readLists(bela)).toEqual([]);
    });

    it("counts the tries at one account's password together, however the address is spelled", async () => {
      const [plain = "", capitals = "", quoted = ""] = fresh(["anna@tiszta.hu", "ANNA@TISZTA.hu", '"Anna"@tiszta.hu']);
      const { password } = await register({ email: plain });
      const answers: unknown[] = [];
      for (let time = 0; time < 12; time += 1) {
        const email = [plain, capitals, quoted][time % 3];
        const { statusCode } = await backend().app.inject({
          method: "POST",
          url: "/graphql",
          remoteAddress: "198.51.100.77",
          headers: { "content-type": "application/json" },
          payload: {
            query: "mutation ($loginData: LoginInput!) { login(loginData: $loginData) { token } }",
            variables: { loginData: { email, password: "nem ez a jelszó" } },
          },
        });
        answers.push(statusCode);
      }
      expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429]);
      expect((await login({ email: quoted, password })).data).not.toBeNull();
    });

    it("refuses an address that only looks like letters", async () => {
      for (const email of ["\u212Aata@tiszta.hu", "anna@ti\uFF53zta.hu", "anna@ﬁszta.hu", "e\u0301va@tiszta.hu"]) {
        const { errors } = await registration({ email, name: "Anna", password: "egy hosszú jelszó" });
        expect(errors[0]?.extensions).toMatchObject({
          code: "VALIDATION_FAILED",
          validation: { email: [expect.any(String)] },
        });
      }
    });

    it("subscribes a mailbox to the newsletter once", async () => {
      const spellings = fresh(["anna@őszi.hu", "ANNA@xn--szi-5xa.hu"]);
      for (const email of spellings)
        await backend().ask("mutation ($input: NewsletterInput!) { subscribeToNewsletter(input: $input) }", {
          input: { email, consent: true },
        });
      const rows = await db()
        .selectFrom("newsletter_subscriptions")
        .where("email", "in", spellings)
        .select("email")
        .execute();
      expect(rows).toEqual([{ email: spellings[0] }]);
    });

    it("recognizes a returning guest by their mailbox, not by a look-alike", async () => {
      const { placed, readyCart } = orderClient(backend);
      const [plain = "", capitals = "", turkish = ""] = fresh(["eva@tiszta.hu", "EVA@TISZTA.HU", "eva@tİszta.hu"]);
      const types: string[] = [];
      for (const contact_email of [plain, turkish, capitals]) {
        const cart_id = await readyCart({ contact_data: { ...contact_data, contact_email } });
        types.push((await placed({ cart_id })).order.user_type);
      }
      expect(types).toEqual(["GUEST", "GUEST", "GUEST_RETURNING"]);
    });

    it("is given to accounts from before, and those of one mailbox are kept apart and reported", async () => {
      await db().deleteFrom("users").execute();
      await canonicalEmails.down?.(db());
      const at = (hour: number) => `2026-01-01T0${hour}:00:00Z`;
      const people = [
        { id: randomId(), email: "bori@őszi.hu", created_at: at(1), email_verified_at: null },
        { id: randomId(), email: "bori@xn--szi-5xa.hu", created_at: at(2), email_verified_at: at(3) },
        { id: randomId(), email: "Cili@tiszta.hu", created_at: at(1), email_verified_at: null },
        { id: randomId(), email: "\u212Aata@tiszta.hu", created_at: at(1), email_verified_at: null },
      ] as const;
      await db()
        .insertInto("users")
        .values(people.map((person) => ({ ...person, name: "Név" })))
        .execute();
      await canonicalEmails.up(db());
      const [unproven, proven, alone, noAddress] = people;
      expect(await db().selectFrom("email_collisions").orderBy("canonical_email").selectAll().execute()).toEqual([
        { user_id: unproven.id, canonical_email: "bori@xn--szi-5xa.hu" },
        { user_id: noAddress.id, canonical_email: null },
      ]);
      const found = async (email: string) => (await findUserByEmail(db(), email))?.id;
      expect(await found("bori@őszi.hu")).toBe(unproven.id);
      expect(await found("BORI@ŐSZI.hu")).toBe(proven.id);
      expect(await found("bori@xn--szi-5xa.hu")).toBe(proven.id);
      expect(await found("cili@TISZTA.hu")).toBe(alone.id);
      expect(await found(noAddress.email)).toBe(noAddress.id);
    });
  },
  { isDevelopment: true },
);
