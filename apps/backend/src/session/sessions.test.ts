import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { randomId } from "../database/randomId.ts";
import { hashToken } from "./hashToken.ts";
import { noteUse } from "./noteUse.ts";

interface Session {
  readonly id: string;
  readonly device: string | null;
  readonly is_current: boolean;
}

type By = { readonly token: string };

onBothDatabases("a user's sessions", (backend) => {
  const { login, register, whoIs, tokenLogin, signInToken } = accountClient(backend);
  const fields = "id device created_at last_used_at is_current";
  const db = () => backend().database.db;

  const listed = (by?: By) => backend().ask<{ mySessions: Session[] } | null>(`{ mySessions { ${fields} } }`, {}, by);
  const sessionsOf = async (by: By) => (await listed(by)).data?.mySessions ?? [];
  const end = (session_id: string, by?: By) =>
    backend().ask<{ endMySession: Session[] } | null>(
      `mutation ($session_id: ID!) { endMySession(session_id: $session_id) { ${fields} } }`,
      { session_id },
      by,
    );
  const endOthers = (by?: By) =>
    backend().ask<{ endMyOtherSessions: Session[] } | null>(`mutation { endMyOtherSessions { ${fields} } }`, {}, by);
  const codeOf = ({ errors }: { readonly errors: ReadonlyArray<{ readonly extensions: { readonly code: string } }> }) =>
    errors[0]?.extensions.code;
  const loggedInAgain = async ({ email, password }: Account): Promise<By> => ({
    token: (await login({ email, password })).data?.login.token ?? "",
  });
  const other = async (by: By) => (await sessionsOf(by)).find(({ is_current }) => !is_current)?.id ?? "";

  let anna: Account;
  let elsewhere: By;
  beforeEach(async () => {
    anna = await register();
    elsewhere = await loggedInAgain(anna);
  });

  it("[SESS-9] are listed with the current one marked and first, without an ended or expired one", async () => {
    const third = await loggedInAgain(anna);
    await db()
      .updateTable("access_tokens")
      .set({ expires_at: "2026-01-01T00:00:00Z" })
      .where("hash", "=", hashToken(third.token))
      .execute();
    for (const by of [anna, elsewhere])
      expect((await sessionsOf(by)).map(({ is_current }) => is_current)).toEqual([true, false]);
    expect(await other(anna)).toBe((await sessionsOf(elsewhere))[0]?.id);
  });

  it("[SESS-3] [SESS-9] do not begin with a registration that asks for no token", async () => {
    const who = { email: `${randomId()}@pelda.hu`, name: "Nagy Béla", password: "egy hosszú jelszó" };
    await backend().ask(
      "mutation ($registrationData: RegistrationInput!) { registration(registrationData: $registrationData) { user { id } } }",
      { registrationData: who },
    );
    const { data } = await login({ email: who.email, password: who.password });
    expect(await sessionsOf({ token: data?.login.token ?? "" })).toHaveLength(1);
  });

  it("[SESS-9] are ended one by one, at once, and the current one stays", async () => {
    const third = await loggedInAgain(anna);
    const [, , last] = await sessionsOf(anna);
    const ended = await end((await sessionsOf(elsewhere))[0]?.id ?? "", anna);
    expect(ended.data?.endMySession).toHaveLength(2);
    expect(last).toBeDefined();
    expect(await whoIs(elsewhere.token)).toBe("UNAUTHENTICATED");
    expect(await whoIs(third.token)).toBe(anna.email);
    expect(await whoIs(anna.token)).toBe(anna.email);
  });

  it("[SESS-9] are ended all but the current one, and no other user's", async () => {
    const [third, bela] = [await loggedInAgain(anna), await register()];
    expect((await endOthers(anna)).data?.endMyOtherSessions).toMatchObject([{ is_current: true }]);
    for (const { token } of [elsewhere, third]) expect(await whoIs(token)).toBe("UNAUTHENTICATED");
    for (const { token, email } of [anna, bela]) expect(await whoIs(token)).toBe(email);
  });

  it("[SESS-9] of another user are answered as unknown ones, and stay", async () => {
    const bela = await register();
    const id = await other(anna);
    const unknown = await end(randomId(), bela);
    for (const each of [id, "", hashToken(elsewhere.token), elsewhere.token, "1"])
      expect({ ...(await end(each, bela)), headers: null }).toEqual({ ...unknown, headers: null });
    expect(codeOf(unknown)).toBe("NOT_FOUND");
    expect((await sessionsOf(bela)).map(({ is_current }) => is_current)).toEqual([true]);
    expect(await whoIs(elsewhere.token)).toBe(anna.email);
  });

  it("[SESS-9] are closed to guests and to ended sessions", async () => {
    const id = await other(anna);
    await end(id, anna);
    for (const by of [undefined, elsewhere])
      for (const answer of [await listed(by), await end(id, by), await endOthers(by)])
        expect(codeOf(answer)).toBe("UNAUTHENTICATED");
    expect(await sessionsOf(anna)).toHaveLength(1);
  });

  it("[SESS-9] are not ended by the hash of a token, and the current one only by a logout", async () => {
    const [current] = await sessionsOf(anna);
    for (const id of [current?.id ?? "", hashToken(elsewhere.token), hashToken(anna.token)])
      expect(codeOf(await end(id, anna))).toBe("NOT_FOUND");
    expect(await sessionsOf(anna)).toHaveLength(2);
  });

  it("[SESS-9] have ids that tell neither their order nor their token", async () => {
    const ids = (await sessionsOf(anna)).map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    const bela = (await sessionsOf(await register()))[0]?.id ?? "";
    // The first group of what is counted up or made of the time would be the same.
    expect(new Set([...ids, bela].map((id) => id.slice(0, 8))).size).toBe(3);
  });

  it("[SESS-9] are over for good: a login of before is not repeated by its key", async () => {
    const idempotencyKey = randomId();
    const token = await signInToken(anna.id);
    const first = await tokenLogin(token, {}, { idempotencyKey });
    const stolen = { token: first.data?.tokenLogin.token ?? "" };
    await end((await sessionsOf(stolen))[0]?.id ?? "", anna);
    expect(await whoIs(stolen.token)).toBe("UNAUTHENTICATED");
    expect(codeOf(await tokenLogin(token, {}, { idempotencyKey }))).toBe("INVALID_TOKEN");
  });

  it("[SESS-9] end with a change of the password, but the one that changed it", async () => {
    await backend().ask(
      "mutation ($old: String!, $new: String!) { changeMyPassword(current_password: $old, new_password: $new) }",
      { old: anna.password, new: "egy másik hosszú jelszó" },
      anna,
    );
    expect((await sessionsOf(anna)).map(({ is_current }) => is_current)).toEqual([true]);
    expect(await whoIs(elsewhere.token)).toBe("UNAUTHENTICATED");
  });

  it("[SESS-9] that stay for a year end after sixty days without a request, and are listed no longer", async () => {
    const stays = async () => {
      const { data } = await login({ email: anna.email, password: anna.password, stay_logged_in: true });
      return { token: data?.login.token ?? "" };
    };
    const [used, idle] = [await stays(), await stays()];
    const after = (days: number) =>
      backend().setNow(new Date(Date.parse(firstNow) + days * 86_400_000 - 1000).toISOString());
    after(59);
    expect(await whoIs(used.token)).toBe(anna.email);
    after(61);
    expect(await whoIs(idle.token)).toBe("UNAUTHENTICATED");
    expect(await sessionsOf(used)).toHaveLength(1);
    after(118);
    expect(await whoIs(used.token)).toBe(anna.email);
    after(179);
    expect(await whoIs(used.token)).toBe("UNAUTHENTICATED");
    backend().setNow(firstNow);
  });

  it("[SESS-9] record their last use once an hour", async () => {
    const hash = hashToken(elsewhere.token);
    const usedAt = async () =>
      (await db().selectFrom("access_tokens").where("hash", "=", hash).select("last_used_at").executeTakeFirstOrThrow())
        .last_used_at ?? "";
    const first = await usedAt();
    const later = (minutes: number) => new Date(Date.parse(first) + minutes * 60_000);
    await noteUse(db(), { hash, lastUsedAt: first, now: later(59) });
    expect(await usedAt()).toBe(first);
    await noteUse(db(), { hash, lastUsedAt: first, now: later(61) });
    expect(Date.parse(await usedAt())).toBe(later(61).getTime());
    await noteUse(db(), { hash, lastUsedAt: later(61).toISOString(), now: later(30) });
    expect(Date.parse(await usedAt())).toBe(later(30).getTime());
    await noteUse(db(), { hash, lastUsedAt: null, now: later(10) });
    expect(Date.parse(await usedAt())).toBe(later(10).getTime());
  });
});
