import { texts } from "@kamra/core/texts";
import { beforeEach, describe, expect, it } from "vitest";
import { sessionTexts } from "../session/text.hu.ts";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { personClient } from "../testing/personClient.ts";

interface Person {
  readonly name: string;
  readonly email: string;
  readonly telephone: string | null;
  readonly disable_donations: boolean;
}

onBothDatabases("personal data", (backend) => {
  const { confirmEmail, login, mailsTo, register, tokenLogin, whoIs } = accountClient(backend);
  const { remove } = personClient(backend);
  const fields = "name email telephone disable_donations";
  let anna: Account;
  beforeEach(async () => {
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

    it("[SESS-8] gives an address to the first of two users who confirm it", async () => {
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
      for (let time = 0; time < 10; time += 1) await remove("nem ez a jelszó", anna);
      expect(await changePassword(anna.password, "egy egészen új jelszó")).toMatchObject({
        status: 429,
        errors: [{ extensions: { code: "RATE_LIMITED" } }],
      });
    });
  });

  it("belongs to the caller: a guest is told to log in", async () => {
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
