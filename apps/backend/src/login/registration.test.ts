import { texts } from "@kamra/core/texts";
import { expect, it } from "vitest";
import { formTexts } from "@kamra/core/form";
import { inputTexts } from "../graphql/text.hu.ts";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("registration", (backend) => {
  const { login, mailsTo, register, registration, whoIs } = accountClient(backend);
  const person = { email: "anna@pelda.hu", name: "Kovács Anna", password: "egy hosszú jelszó" };
  const validation = async (data: Readonly<Record<string, unknown>>) =>
    (await registration({ ...person, email: "uj@pelda.hu", ...data })).errors[0]?.extensions.validation;

  it("[SESS-3] makes an account, logs in, and announces a mail", async () => {
    const { data, errors } = await backend().ask<{ registration: unknown }>(
      `mutation ($registrationData: RegistrationInput!) {
        registration(registrationData: $registrationData) { user { ext_id email name telephone last_login created_at disable_donations cart { id } } }
      }`,
      {
        registrationData: { ...person, email: " Anna@Pelda.hu ", name: " Kovács Anna ", telephone: "+36 20 123 4567" },
      },
    );
    const now = new Date(firstNow).toISOString();
    expect(errors).toEqual([]);
    expect(data.registration).toEqual({
      user: {
        ext_id: null,
        email: "Anna@Pelda.hu",
        name: "Kovács Anna",
        telephone: "36201234567",
        last_login: now,
        created_at: now,
        disable_donations: false,
        cart: null,
      },
    });
    expect(await mailsTo("Anna@Pelda.hu", "registration")).toMatchObject([{ name: "Kovács Anna" }]);
  });

  it("[SESS-3] gives a token for a day", async () => {
    const { token, email } = await register();
    expect(await whoIs(token)).toBe(email);
    backend().setNow("2026-11-22T09:59:59+01:00");
    expect(await whoIs(token)).toBe(email);
    backend().setNow("2026-11-22T10:00:00+01:00");
    expect(await whoIs(token)).toBe("UNAUTHENTICATED");
    backend().setNow(firstNow);
  });

  it("[SESS-8] of a taken address is refused, in any capitals, and queues no mail", async () => {
    await register({ email: "foglalt@pelda.hu" });
    expect(await validation({ email: "Foglalt@PELDA.hu" })).toEqual({ email: [texts.session.emailTaken] });
    expect(await mailsTo("Foglalt@PELDA.hu", "registration")).toEqual([]);
    const available = async (email: string) =>
      (
        await backend().ask<{ emailAvailability: boolean }>(
          "query ($email: String!) { emailAvailability(email: $email) }",
          { email },
        )
      ).data.emailAvailability;
    expect(await available(" FOGLALT@pelda.hu")).toBe(false);
    expect(await available("szabad@pelda.hu")).toBe(true);
  });

  it("[SESS-8] of no address is refused by its field, also when it is only asked about", async () => {
    const { errors } = await backend().ask('{ emailAvailability(email: "anna@localhost") }');
    expect(errors).toMatchObject([{ extensions: { validation: { email: [texts.form.email] } } }]);
  });

  it("[SESS-8] makes one account of concurrent requests for one address", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => registration({ ...person, email: "egyszerre@pelda.hu" })),
    );
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(await mailsTo("egyszerre@pelda.hu", "registration")).toHaveLength(1);
  });

  it.each([
    [
      "[FORM-1] nothing",
      { email: " ", name: "", password: "" },
      { email: [texts.form.required], name: [texts.form.required], password: [texts.form.passwordProblems.tooShort] },
    ],
    ["[FORM-4] no address", { email: "anna@localhost" }, { email: [texts.form.email] }],
    ["a name that nothing can hold", { name: "An\0na" }, { name: ["A megadott érték nem érvényes!"] }],
    ["[FORM-2] a foreign telephone", { telephone: "+49 30 1234567" }, { telephone: [texts.form.telephone] }],
    ["seven characters", { password: "tűzvész" }, { password: [texts.form.passwordProblems.tooShort] }],
    [
      "129 characters",
      { password: "abcdefgh ".repeat(20).slice(0, 129) },
      { password: [texts.form.passwordProblems.tooLong] },
    ],
    ["what many use", { password: "1Qaz2Wsx" }, { password: [texts.form.passwordProblems.guessable] }],
    ["a picture in a name", { name: "Anna 😀" }, { name: [formTexts.name] }],
    ["a name without letters", { name: "123" }, { name: [formTexts.name] }],
    ["a page for a name", { name: "Nyertél: http://evil.hu" }, { name: [formTexts.name] }],
    ["a name of 101 characters", { name: "a".repeat(101) }, { name: [inputTexts.tooLong(100)] }],
    ["two letters", { password: "aaaabaaaab" }, { password: [texts.form.passwordProblems.guessable] }],
    [
      "the address",
      { email: "kovacs.anna@pelda.hu", password: "Kovacs.Anna" },
      { password: [texts.form.passwordProblems.guessable] },
    ],
  ])("[FORM-3] refuses %s", async (_what, data, expected) => {
    expect(await validation(data)).toEqual(expected);
  });

  it("accepts passwords of 8 and of 128 characters, counting letters, and recognizes every Unicode form of them", async () => {
    for (const password of ["kőműves1", "😀 árvíztűrő tükörfúrógép ".repeat(6).slice(0, 129)]) {
      const { email } = await register({ password });
      expect((await login({ email, password: password.normalize("NFD") })).data).not.toBeNull();
      expect((await login({ email, password: `${password} ` })).errors[0]?.extensions.code).toBe("WRONG_CREDENTIALS");
    }
  });

  it("keeps a hash for the password, another each time, and hashes for tokens", async () => {
    const [anna, bela] = [await register(), await register()];
    const { db } = backend().database;
    const rows = await db.selectFrom("users").where("id", "in", [anna.id, bela.id]).select("password_hash").execute();
    expect(new Set(rows.map(({ password_hash: hash }) => hash)).size).toBe(2);
    for (const { password_hash: hash } of rows)
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const stored = JSON.stringify([
      await db.selectFrom("access_tokens").selectAll().execute(),
      await db.selectFrom("one_time_tokens").selectAll().execute(),
    ]);
    const [mail] = await mailsTo(anna.email, "registration");
    expect(stored).not.toContain(anna.token);
    expect(stored).not.toContain(mail?.token);
  });
  it("[ORDER-3] makes one account for one key, and a new token at each repetition", async () => {
    const registrationData = { ...person, email: "kulcs@pelda.hu" };
    const send = (data: object, idempotencyKey: string) =>
      backend().ask<{ registration: { token: string; user: { id: string } } } | null>(
        "mutation ($registrationData: RegistrationInput!) { registration(registrationData: $registrationData) { token user { id } } }",
        { registrationData: data },
        { idempotencyKey },
      );
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(registrationData, "kulcs-kulcs-kulcs-1")));
    expect(new Set(answers.map(({ data }) => data?.registration.user.id)).size).toBe(1);
    for (const { data } of answers) expect(await whoIs(data?.registration.token ?? "")).toBe("kulcs@pelda.hu");
    expect(await mailsTo("kulcs@pelda.hu", "registration")).toHaveLength(1);
    const codes = [
      await send({ ...registrationData, password: "egy másik jelszó" }, "kulcs-kulcs-kulcs-1"),
      await send(registrationData, "kulcs-kulcs-kulcs-2"),
    ];
    expect(codes.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
      "IDEMPOTENCY_KEY_REUSED",
      "VALIDATION_FAILED",
    ]);
  });
});
