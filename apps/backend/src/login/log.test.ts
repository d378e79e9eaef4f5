import { afterAll, beforeAll, expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

let backend: TestBackend;
const log: string[] = [];
beforeAll(async () => {
  backend = await startTestBackend({ logger: { level: "trace", stream: { write: (line) => log.push(line) } } });
});
afterAll(() => backend.close());

it("contains no password and no token, for any account operation and failure", async () => {
  const {
    confirmEmail,
    login,
    mailsTo,
    register,
    registration,
    requestPasswordReset,
    resetPassword,
    tokenLogin,
    whoIs,
  } = accountClient(() => backend);
  const anna = await register({ password: "titkos jelszó 1" });
  const entered = await login({ email: anna.email, password: anna.password });
  await login({ email: anna.email, password: "titkos jelszó 2" });
  await login({ email: anna.email, password: 7_418_529 });
  await registration({ email: anna.email, name: "Anna", password: "titkos jelszó 3" });
  await requestPasswordReset(anna.email);
  const secrets = [
    anna.token,
    entered.data?.login.token,
    ...[...(await mailsTo(anna.email, "registration")), ...(await mailsTo(anna.email, "passwordReset"))].map(
      ({ token }) => token,
    ),
  ];
  for (const token of secrets) {
    await whoIs(`${token}x`);
    await backend.fetch(`/token-login/${token}?t=${token}`);
    await backend.fetch(`/elfelejtett-jelszo/${anna.email}/${token}`);
    await backend.fetch(`/e-mail-megerosites/${anna.email}/${token}`);
    await tokenLogin(token ?? "");
    await confirmEmail(token ?? "", anna);
  }
  await resetPassword({ email: anna.email, token: secrets[3], password: "titkos jelszó 4" });
  // An unexpected failure in the middle of it.
  await backend.database.db.schema.dropTable("access_tokens").cascade().execute();
  await login({ email: anna.email, password: "titkos jelszó 4" });
  await backend.ask("{ me { id } }", {}, { token: anna.token });

  const lines = log.join("\n");
  expect(lines).toContain("Unexpected error");
  expect(lines).toContain("/token-login/…");
  expect(lines).not.toContain("titkos");
  expect(lines).not.toContain("7418529");
  for (const secret of [anna.email, ...secrets]) expect(lines).not.toContain(secret);
});
