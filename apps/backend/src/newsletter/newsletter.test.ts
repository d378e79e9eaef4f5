import { sql } from "kysely";
import { expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { newsletterTexts } from "./text.hu.ts";

onBothDatabases("the newsletter", (backend) => {
  const { mailsTo } = accountClient(backend);
  const subscribe = (input: Readonly<Record<string, unknown>>) =>
    backend().ask<{ subscribeToNewsletter: boolean } | null>(
      "mutation ($input: NewsletterInput!) { subscribeToNewsletter(input: $input) }",
      { input: { consent: true, ...input } },
    );
  const confirm = (token: string) =>
    backend().ask<{ confirmNewsletter: boolean } | null>(
      "mutation ($token: String!) { confirmNewsletter(token: $token) }",
      { token },
    );
  const unsubscribe = (token: string) =>
    backend().ask<{ unsubscribeFromNewsletter: boolean }>(
      "mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }",
      { token },
    );
  const subscribed = async (email: string) =>
    await backend()
      .database.db.selectFrom("newsletter_subscriptions")
      .where(sql`lower(email)`, "=", email.toLowerCase())
      .selectAll()
      .executeTakeFirst();
  const newEmail = () => `${randomId()}@pelda.hu`;
  const asked = async (email: string) => (await mailsTo(email, "newsletterConfirmation")).at(-1)?.token ?? "";

  it("is sent only to addresses confirmed by a mail, once", async () => {
    const email = newEmail();
    expect((await subscribe({ email: ` ${email} `, name: " Anna " })).data).toEqual({ subscribeToNewsletter: true });
    expect(await subscribed(email)).toMatchObject({
      name: "Anna",
      consented_at: new Date(firstNow).toISOString(),
      confirmed_at: null,
    });
    const token = await asked(email);
    expect((await confirm(token)).data).toEqual({ confirmNewsletter: true });
    expect(await subscribed(email)).toMatchObject({
      confirmed_at: new Date(firstNow).toISOString(),
      confirmation_hash: null,
    });
    expect((await confirm(token)).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
    expect((await confirm(randomId())).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
  });

  it("keeps no token that begins a subscription", async () => {
    const email = newEmail();
    await subscribe({ email });
    expect(JSON.stringify(await subscribed(email))).not.toContain(await asked(email));
  });

  it("can be requested again with a new link, and the old one stops working", async () => {
    const email = newEmail();
    await subscribe({ email });
    const first = await asked(email);
    await subscribe({ email: email.toUpperCase() });
    expect((await confirm(first)).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
    expect((await confirm(await asked(email))).data).toEqual({ confirmNewsletter: true });
  });

  it("does not reveal the subscribers: the answer is the same, and no mail is sent", async () => {
    const email = newEmail();
    await subscribe({ email });
    await confirm(await asked(email));
    const before = await subscribed(email);
    expect((await subscribe({ email: email.toUpperCase(), name: "Más" })).data).toEqual({
      subscribeToNewsletter: true,
    });
    expect(await mailsTo(email, "newsletterConfirmation")).toHaveLength(1);
    expect(await mailsTo(email.toUpperCase(), "newsletterConfirmation")).toEqual([]);
    expect(await subscribed(email)).toEqual(before);
  });

  it("ends by the link in its mails, leaves no data behind, and may begin again", async () => {
    const email = newEmail();
    await subscribe({ email });
    await confirm(await asked(email));
    const [welcome] = await mailsTo(email, "newsletterWelcome");
    for (const token of [randomId(), "?", welcome?.token ?? ""])
      expect((await unsubscribe(token)).data).toEqual({ unsubscribeFromNewsletter: true });
    expect(await subscribed(email)).toBeUndefined();
    expect([await mailsTo(email, "newsletterWelcome"), await mailsTo(email, "newsletterConfirmation")]).toEqual([
      [],
      [],
    ]);
    expect((await unsubscribe(welcome?.token ?? "")).data).toEqual({ unsubscribeFromNewsletter: true });
    await subscribe({ email });
    expect((await confirm(await asked(email))).data).toEqual({ confirmNewsletter: true });
  });

  it("does not accept a confirmation after three days, and may be requested again", async () => {
    const email = newEmail();
    await subscribe({ email });
    const token = await asked(email);
    backend().setNow("2026-11-24T10:00:00+01:00");
    expect((await confirm(token)).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
    await subscribe({ email });
    expect((await confirm(await asked(email))).data).toEqual({ confirmNewsletter: true });
    backend().setNow(firstNow);
  });

  it.each([
    ["[FORM-1] nothing", { email: " " }, { email: ["Kötelező mező!"] }],
    ["[FORM-4] no address", { email: "anna@" }, { email: [expect.any(String)] }],
    ["no consent", { email: "anna@pelda.hu", consent: false }, { consent: [newsletterTexts.consent] }],
    ["a book for a name", { email: "anna@pelda.hu", name: "a".repeat(501) }, { name: [expect.any(String)] }],
  ])("[FORM-3] refuses %s", async (_what, input, expected) => {
    const { errors } = await subscribe(input);
    expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION_FAILED", validation: expected });
    expect(await subscribed("anna@pelda.hu")).toBeUndefined();
  });

  it("writes to one address three times an hour at most", async () => {
    // Refused requests do not count against the limit.
    for (let time = 0; time < 4; time += 1)
      expect((await subscribe({ email: "" })).errors[0]?.extensions.code).toBe("VALIDATION_FAILED");
    const email = newEmail();
    for (let time = 0; time < 3; time += 1) await subscribe({ email });
    expect((await subscribe({ email })).errors).toEqual([]);
    expect(await mailsTo(email, "newsletterConfirmation")).toHaveLength(3);
  });

  it("is ended by one POST of a mail program, which a look at the link does not do", async () => {
    const email = newEmail();
    await subscribe({ email });
    await confirm(await asked(email));
    const token = (await mailsTo(email, "newsletterWelcome")).at(-1)?.token ?? "";
    const at = `/newsletter/unsubscribe/${token}`;
    expect((await backend().fetch(at)).status).toBe(404);
    expect(await subscribed(email)).toBeDefined();
    const post = (path: string) =>
      backend().fetch(path, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    expect((await post("/newsletter/unsubscribe/x")).status).toBe(204);
    expect(await subscribed(email)).toBeDefined();
    expect((await post(at)).status).toBe(204);
    expect(await subscribed(email)).toBeUndefined();
    expect((await post(at)).status).toBe(204);
  });
});
