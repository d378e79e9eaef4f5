import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { hashToken } from "./hashToken.ts";
import { revokeTokens } from "./revokeTokens.ts";

onBothDatabases("Ending sessions", (backend) => {
  const { login, register, whoIs } = accountClient(backend);
  const db = () => backend().database.db;
  const now = () => new Date("2026-11-21T10:00:00Z");
  const reason = "NEW_PASSWORD";

  /** A user with two sessions, as they are on two devices. */
  const onTwoDevices = async () => {
    const { id, email, password, token } = await register();
    const { data } = await login({ email, password });
    return { id, email, here: token, elsewhere: data?.login.token ?? "" };
  };

  it("keeps the session that requested it, and those of other users.", async () => {
    const [anna, bela] = [await onTwoDevices(), await onTwoDevices()];
    await revokeTokens(db(), { userId: anna.id, except: hashToken(anna.here), reason, now: now() });
    expect(await whoIs(anna.here)).toBe(anna.email);
    expect(await whoIs(anna.elsewhere)).toBe("UNAUTHENTICATED");
    expect(await whoIs(bela.elsewhere)).toBe(bela.email);
  });

  it("ends all of them without an exception, and records the time.", async () => {
    const anna = await onTwoDevices();
    const ends = () =>
      db().selectFrom("access_tokens").where("user_id", "=", anna.id).select("revoked_at").distinct().execute();
    await revokeTokens(db(), { userId: anna.id, except: null, reason, now: now() });
    expect(await whoIs(anna.here)).toBe("UNAUTHENTICATED");
    expect(await whoIs(anna.elsewhere)).toBe("UNAUTHENTICATED");
    const before = await ends();
    expect(before).toHaveLength(1);
    await revokeTokens(db(), { userId: anna.id, except: null, reason, now: new Date("2026-11-22T10:00:00Z") });
    expect(await ends()).toEqual(before);
  });

  it("deletes the user's idempotency keys of logins, and no other user's.", async () => {
    const [anna, bela] = [await register(), await register()];
    const rows = async () =>
      (await db().selectFrom("idempotency_keys").select("result").execute()).map(({ result }) => result);
    await revokeTokens(db(), { userId: bela.id, except: null, reason, now: now() });
    const registration = { email: `${randomUUID()}@pelda.hu`, name: "Kis Éva", password: "egy hosszú jelszó" };
    const { data } = await backend().ask<{ registration: { user: { id: string } } }>(
      "mutation ($data: RegistrationInput!) { registration(registrationData: $data) { user { id } } }",
      { data: registration },
      { idempotencyKey: randomUUID() },
    );
    const eva = data.registration.user.id;
    expect(await rows()).toContain(eva);
    await revokeTokens(db(), { userId: anna.id, except: null, reason, now: now() });
    expect(await rows()).toContain(eva);
    await revokeTokens(db(), { userId: eva, except: null, reason, now: now() });
    expect(await rows()).not.toContain(eva);
  });
});
