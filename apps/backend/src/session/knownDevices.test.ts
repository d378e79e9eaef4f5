import { beforeEach, expect, it } from "vitest";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow, startTestBackend } from "../testing/startTestBackend.ts";
import { visit } from "../testing/visitor.ts";
import { attemptLimits } from "./attemptLimits.ts";

onBothDatabases("A known device", (backend) => {
  const { register } = accountClient(backend);
  const db = () => backend().database.db;
  const at = (network: number) => visit(backend, `198.51.100.${network}`);
  const limited = { status: 429, code: "RATE_LIMITED" };
  const answered = { status: 200, code: undefined };
  let anna: Account;

  beforeEach(async () => {
    backend().setNow(firstNow);
    await db().deleteFrom("rate_limits").execute();
    anna = await register();
  });

  /** Uses up the address's limit from many networks. */
  async function strangersTry(): Promise<void> {
    await at(200).logIn({ ...anna, password: "nem ez a jelszó" });
    const counted = db().updateTable("rate_limits").where("key", "like", "login/email/%");
    await counted.set({ uses: attemptLimits.login.email }).executeTakeFirstOrThrow();
  }

  it("still logs in when strangers have used up the address's limit, and no other device does.", async () => {
    const home = at(1);
    expect(await home.logIn(anna)).toMatchObject(answered);
    await strangersTry();
    expect(await at(1).logIn(anna)).toMatchObject(limited);
    expect(await at(2).logIn(anna)).toMatchObject(limited);
    expect(await home.logIn(anna)).toMatchObject(answered);
  });

  it("still has its own attempts when strangers have used up the address's limit.", async () => {
    const reset = [
      "mutation ($email: String!) { requestPasswordReset(email: $email) }",
      { email: anna.email },
    ] as const;
    const home = at(1);
    await home.logIn(anna);
    for (let time = 0; time < 5; time += 1) expect(await at(200).ask(...reset)).toMatchObject(answered);
    expect(await at(200).ask(...reset)).toMatchObject(limited);
    expect(await home.ask(...reset)).toMatchObject(answered);
  });

  it("does not count when it logged in to another account, or its cookie is forged.", async () => {
    const [neighbours, forged] = [at(1), at(2)];
    await neighbours.logIn(await register());
    forged.cookies.set("device", "A".repeat(43));
    await strangersTry();
    for (const device of [neighbours, forged]) expect(await device.logIn(anna)).toMatchObject(limited);
  });

  it("may try ten wrong passwords of its own, in any network.", async () => {
    const home = at(1);
    await home.logIn(anna);
    const away = at(2);
    away.cookies.set("device", home.cookies.get("device") ?? "");
    for (let time = 0; time < 10; time += 1)
      expect((await away.logIn({ ...anna, password: "nem ez a jelszó" })).code).toBe("WRONG_CREDENTIALS");
    for (const device of [away, home]) expect(await device.logIn(anna)).toMatchObject(limited);
  });

  it("is recognized by each account that has logged in with it, by a token that each login replaces.", async () => {
    const family = at(1);
    await family.logIn(anna);
    const before = family.cookies.get("device") ?? "";
    await family.logIn(await register());
    const thief = at(2);
    thief.cookies.set("device", before);
    await strangersTry();
    expect(await thief.logIn(anna)).toMatchObject(limited);
    expect(await family.logIn(anna)).toMatchObject(answered);
  });

  it("is unknown once the account has a new password, and after a year.", async () => {
    const [home, phone] = [at(1), at(2)];
    await home.logIn(anna);
    const change =
      'mutation { changeMyPassword(current_password: "egy hosszú jelszó", new_password: "egy másik jelszó") }';
    expect(await phone.ask(change, {}, anna)).toMatchObject(answered);
    await strangersTry();
    expect(await home.logIn(anna)).toMatchObject(limited);
    backend().setNow("2026-11-22T10:00:00+01:00");
    expect(await home.logIn({ ...anna, password: "egy másik jelszó" })).toMatchObject(answered);
    backend().setNow("2027-11-22T10:00:00+01:00");
    await strangersTry();
    expect(await home.logIn({ ...anna, password: "egy másik jelszó" })).toMatchObject(limited);
  });

  it("keeps its token where no script reads it, and the database keeps no token.", async () => {
    const home = at(1);
    const { setCookies } = await home.logIn(anna);
    expect(setCookies).toEqual([
      expect.stringMatching(/^device=[\w-]{43}; Path=\/graphql; Max-Age=31536000; HttpOnly; SameSite=Strict$/),
    ]);
    const rows = await db().selectFrom("known_devices").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(home.cookies.get("device"));
    expect((await at(2).logIn({ ...anna, password: "nem ez a jelszó" })).setCookies).toEqual([]);
  });
});

it("A shop with https sends a device's cookie only over https.", async () => {
  const backend = await startTestBackend({ shopUrl: "https://bolt.pelda.hu" });
  const anna = await accountClient(() => backend).register();
  const { setCookies } = await visit(() => backend, "198.51.100.1").logIn(anna);
  await backend.close();
  expect(setCookies).toEqual([expect.stringMatching(/; Secure$/)]);
});
