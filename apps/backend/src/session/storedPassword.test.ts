import { expect, it } from "vitest";
import { createBackend } from "../createBackend.ts";
import { accountClient } from "../testing/accountClient.ts";
import { guestContext } from "../testing/guestContext.ts";
import { leastCost } from "./leastCost.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/firstNow.ts";
import { rightAfter } from "../testing/rightAfter.ts";
import { smallSeed } from "../seed/smallSeed.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { todaysCost } from "./argon2id.ts";
import { hashPassword } from "./hashPassword.ts";
import { login as loginWith } from "../login/login.ts";
import { readStoredPassword } from "./StoredPassword.ts";
import { verifyPassword } from "./verifyPassword.ts";

const weaker = { memory: 8192, passes: 1, parallelism: 1 };

onBothDatabases("A stored password", (backend) => {
  const { login, register, whoIs } = accountClient(backend);
  const db = () => backend().database.db;

  async function weaklyStored() {
    const anna = await register();
    const weak = await hashPassword(anna.password, { cost: weaker });
    await db().updateTable("users").set({ password_hash: weak }).where("id", "=", anna.id).execute();
    return { ...anna, weak };
  }

  const storedOf = async ({ id }: { readonly id: string }): Promise<string> =>
    (await db().selectFrom("users").where("id", "=", id).select("password_hash").executeTakeFirstOrThrow())
      .password_hash ?? "";

  it("is written as every Argon2 reads it, and one from before is verified", async () => {
    const before = "$argon2id$v=19$m=19456,t=2,p=1$OIEISXufaHZIzuGsuUk2KQ$CgwabvQbRKqEzVrdxPUwfglPQRFyDF9P2QJV58GveAM";
    expect(await hashPassword("lila elefánt", { cost: todaysCost })).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(await verifyPassword("lila elefánt", { hash: before, cost: leastCost })).toBe(true);
    expect(await verifyPassword("lila elefánt!", { hash: before, cost: leastCost })).toBe(false);
  });

  it("[SESS-1] with another cost than the shop's is accepted, and rehashed", async () => {
    const anna = await weaklyStored();
    expect((await login({ email: anna.email, password: anna.password })).data).not.toBeNull();
    const renewed = await storedOf(anna);
    expect(readStoredPassword(renewed).cost).toEqual(leastCost);
    expect((await login({ email: anna.email, password: anna.password })).data).not.toBeNull();
    expect(await storedOf(anna)).toBe(renewed);
  });

  it("stays as it is when the password is wrong", async () => {
    const anna = await weaklyStored();
    expect((await login({ email: anna.email, password: "nem ez a jelszó" })).errors[0]?.extensions.code).toBe(
      "WRONG_CREDENTIALS",
    );
    expect(await storedOf(anna)).toBe(anna.weak);
  });

  it("[SESS-1] that a concurrent login rehashes is accepted too", async () => {
    const anna = await weaklyStored();
    const other = rightAfter("users", () => login({ email: anna.email, password: anna.password }));
    const entered = await loginWith(anna, guestContext(db().withPlugin(other)));
    expect(await whoIs(entered.token)).toBe(anna.email);
    expect(readStoredPassword(await storedOf(anna)).cost).toEqual(leastCost);
  });

  it.each([
    "",
    "$scrypt$ln=15,r=8,p=1$AAAA$AAAA",
    "$argon2id$v=16$m=8,t=1,p=1$AAAA$AAAA",
    "$argon2id$v=19$m=8,t=1$AA$AA",
  ])("that is no Argon2id is refused: %s", (text) => {
    expect(() => readStoredPassword(text)).toThrow(TypeError);
  });
});

it("[SESS-3] A shop without its own setting stores passwords at OWASP's recommended cost.", async () => {
  const now = new Date(firstNow);
  const database = await testDatabase({ seed: smallSeed, now });
  const backend = await createBackend({ database, seed: smallSeed, clock: () => now, logger: false });
  const query =
    'mutation { registration(registrationData: { email: "anna@pelda.hu", name: "Anna", password: "egy hosszú jelszó" }) { token } }';
  await backend.app.inject({ method: "POST", url: "/graphql", payload: { query } });
  const { password_hash } = await backend.database.db
    .selectFrom("users")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  expect(readStoredPassword(password_hash ?? "").cost).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
  await backend.close();
});
