import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../graphql/Context.ts";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { guestContext } from "../testing/guestContext.ts";
import { rightAfter } from "../testing/rightAfter.ts";
import { firstNow, startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { changePassword } from "../user/changePassword.ts";
import { enterByPassword } from "../session/enterByPassword.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { login } from "./login.ts";
import { registration } from "./registration.ts";
import { tokenLogin } from "./tokenLogin.ts";

const newPassword = "egy egészen új jelszó";
const idempotencyKey = "kulcs-az-idegene-volt-mindig";

describe("A reset of the password that comes in between, on PostgreSQL", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.close());
  const { login: logIn, register, resetPassword, signInToken, whoIs } = accountClient(() => backend);
  const db = () => backend.database.db;

  const reset = async (email: string, token: string) =>
    expect((await resetPassword({ email, token, password: newPassword })).data).toEqual({ resetPassword: true });

  /** A request that has read the table when its account's owner sets another password. */
  async function interrupted({ email, id }: Account, table: string): Promise<Context> {
    const token = await issueOneTimeToken(db(), { userId: id, purpose: "passwordReset", now: new Date(firstNow) });
    return guestContext(db().withPlugin(rightAfter(table, () => reset(email, token))));
  }

  async function expectTheOwnersAlone({ email, id, password }: Account): Promise<void> {
    const sessions = db().selectFrom("access_tokens").where("user_id", "=", id).where("revoked_at", "is", null);
    expect(await sessions.selectAll().execute()).toEqual([]);
    expect((await logIn({ email, password })).errors[0]?.extensions.code).toBe("WRONG_CREDENTIALS");
    const { data } = await logIn({ email, password: newPassword });
    expect(await whoIs(data?.login.token ?? "")).toBe(email);
  }

  it("[SESS-1] leaves no session to a login by the old password", async () => {
    const anna = await register();
    const context = await interrupted(anna, "users");
    await expect(login(anna, context)).rejects.toMatchObject({ code: "WRONG_CREDENTIALS" });
    await expectTheOwnersAlone(anna);
  });

  it("[SESS-2] leaves no session to a sign-in elsewhere", async () => {
    const anna = await register();
    const token = await signInToken(anna.id);
    const context = await interrupted(anna, "one_time_tokens");
    await expect(tokenLogin({ token }, context)).rejects.toMatchObject({ code: "INVALID_TOKEN" });
    await expectTheOwnersAlone(anna);
  });

  it("[SESS-2] leaves no session to a sign-in that is repeated for its lost answer", async () => {
    const anna = await register();
    const token = await signInToken(anna.id);
    await tokenLogin({ token }, { ...guestContext(db()), idempotencyKey });
    const context = { ...(await interrupted(anna, "idempotency_keys")), idempotencyKey };
    await expect(tokenLogin({ token }, context)).rejects.toMatchObject({ code: "INVALID_TOKEN" });
    await expectTheOwnersAlone(anna);
  });

  it("[SESS-3] leaves no session to a registration that is repeated for its lost answer", async () => {
    const input = { email: "regi@pelda.hu", name: "Kovács Anna", password: "egy hosszú jelszó" };
    const first = { ...guestContext(db()), idempotencyKey };
    const token = await (await registration(input, first)).token();
    const { id } = await db()
      .selectFrom("users")
      .where("email", "=", input.email)
      .select("id")
      .executeTakeFirstOrThrow();
    const anna = { ...input, token, id };
    const context = { ...(await interrupted(anna, "idempotency_keys")), idempotencyKey };
    await expect(registration(input, context)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expectTheOwnersAlone(anna);
  });

  it("[SESS-3] leaves no session to a registration whose token is asked for after another password", async () => {
    const anna = await register();
    const entered = await enterByPassword({ userId: anna.id, password: anna.password }, guestContext(db()));
    const token = await issueOneTimeToken(db(), { userId: anna.id, purpose: "passwordReset", now: new Date(firstNow) });
    await reset(anna.email, token);
    await expect(entered?.token()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expectTheOwnersAlone(anna);
  });

  it("is not undone by a change of the password that the old one had confirmed", async () => {
    const anna = await register();
    const context = { ...(await interrupted(anna, "users")), user: anna };
    const change = changePassword({ current_password: anna.password, new_password: "az idegen jelszava" }, context);
    await expect(change).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    await expectTheOwnersAlone(anna);
  });
});
