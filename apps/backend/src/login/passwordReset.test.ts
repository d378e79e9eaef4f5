import { texts } from "@kamra/core/texts";
import { expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("a forgotten password", (backend) => {
  const {
    login,
    mailsTo,
    register,
    requestPasswordReset: request,
    resetPassword: reset,
    signInToken,
    tokenLogin,
    whoIs,
  } = accountClient(backend);
  const code = async (resetData: Readonly<Record<string, unknown>>) =>
    (await reset(resetData)).errors[0]?.extensions.code;
  const password = "egy egészen új jelszó";

  async function tokenFor({ email }: Account): Promise<string> {
    await request(email);
    return (await mailsTo(email, "passwordReset")).at(-1)?.token ?? "";
  }

  it("is set by a mailed token, which ends every session", async () => {
    const anna = await register();
    const token = await tokenFor(anna);
    expect(await reset({ email: anna.email.toUpperCase(), token, password })).toMatchObject({
      data: { resetPassword: true },
      errors: [],
    });
    expect(await whoIs(anna.token)).toBe("UNAUTHENTICATED");
    expect((await login({ email: anna.email, password: anna.password })).errors[0]?.extensions.code).toBe(
      "WRONG_CREDENTIALS",
    );
    expect((await login({ email: anna.email, password })).data).not.toBeNull();
  });

  it("[ORDER-3] stops repeated registrations and logins with an older key", async () => {
    const idempotencyKey = `kulcs-${randomId()}`;
    const registrationData = { email: `${randomId()}@pelda.hu`, name: "Kovács Anna", password: "egy hosszú jelszó" };
    const registerAgain = () =>
      backend().ask<{ registration: { user: { id: string } } } | null>(
        "mutation ($registrationData: RegistrationInput!) { registration(registrationData: $registrationData) { user { id } } }",
        { registrationData },
        { idempotencyKey },
      );
    const id = (await registerAgain()).data?.registration.user.id ?? "";
    const signIn = await signInToken(id);
    const comeAgain = () =>
      backend().ask<{ tokenLogin: { token: string } } | null>(
        "mutation ($token: String!) { tokenLogin(token: $token) { token } }",
        { token: signIn },
        { idempotencyKey: `masik-${idempotencyKey}` },
      );
    for (let time = 0; time < 2; time += 1) expect((await comeAgain()).data).not.toBeNull();

    await request(registrationData.email);
    const token = (await mailsTo(registrationData.email, "passwordReset")).at(-1)?.token;
    expect((await reset({ email: registrationData.email, token, password })).data).toEqual({ resetPassword: true });
    expect((await registerAgain()).errors[0]?.extensions.validation).toEqual({ email: [texts.session.emailTaken] });
    expect((await comeAgain()).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
  });

  it("gives the same answer for an unknown address, and sends no mail then", async () => {
    const { email } = await register();
    const known = await request(email);
    expect(known).toMatchObject({ status: 200, data: { requestPasswordReset: true }, errors: [] });
    for (const unknown of ["senki@pelda.hu", "", "nem is cím", "x".repeat(5000)])
      expect(await request(unknown)).toEqual(known);
    expect(await mailsTo("senki@pelda.hu", "passwordReset")).toEqual([]);
  });

  it("has a token that works once, for an hour, only for its address, and until the next one", async () => {
    const [anna, bela] = [await register(), await register()];
    const [first, second] = [await tokenFor(anna), await tokenFor(anna)];
    const belas = await tokenFor(bela);
    expect(await code({ email: anna.email, token: first, password })).toBe("INVALID_TOKEN");
    expect(await code({ email: bela.email, token: second, password })).toBe("INVALID_TOKEN");
    expect((await tokenLogin(second)).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
    expect((await reset({ email: anna.email, token: second, password })).data).toEqual({ resetPassword: true });
    expect(await code({ email: anna.email, token: second, password })).toBe("INVALID_TOKEN");
    backend().setNow("2026-11-21T11:00:00+01:00");
    expect(await code({ email: bela.email, token: belas, password })).toBe("INVALID_TOKEN");
    backend().setNow(firstNow);
  });

  it("[FORM-3] may be mistyped: a password that is refused leaves the token good", async () => {
    const anna = await register();
    const token = await tokenFor(anna);
    const { errors } = await reset({ email: anna.email, token, password: "rövid" });
    expect(errors[0]?.extensions.validation).toEqual({ password: [texts.form.passwordProblems.tooShort] });
    expect((await reset({ email: anna.email, token, password })).data).toEqual({ resetPassword: true });
  });
});
