import { expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("attempts", (backend) => {
  const { register } = accountClient(backend);
  async function post(query: string, variables: object, remoteAddress = "198.51.100.1") {
    const { statusCode, headers, body } = await backend().app.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({ query, variables }),
    });
    return { status: statusCode, wait: headers["retry-after"], code: /"code":"(\w+)"/.exec(body)?.[1] };
  }
  const login = (email: string, password: string, remoteAddress?: string) =>
    post("mutation ($loginData: LoginInput!) { login(loginData: $loginData) { token } }", { loginData: { email, password } }, remoteAddress);
  const anySeconds: unknown = expect.stringMatching(/^[1-9]\d*$/);
  const limited = (wait: string) => ({ status: 429, wait, code: "RATE_LIMITED" });

  it("at logging in with an address are 10 in 15 minutes from one place, also for the right password", async () => {
    const { email, password } = await register();
    for (let time = 0; time < 10; time += 1) expect((await login(email, "nem ez a jelszó")).code).toBe("WRONG_CREDENTIALS");
    expect(await login(email, password)).toEqual(limited("900"));
    expect(await login(email.toUpperCase(), password)).toEqual(limited("900"));
    expect((await login(email, password, "198.51.100.2")).status).toBe(200);
    expect((await login("mas@pelda.hu", password)).code).toBe("WRONG_CREDENTIALS");
    backend().setNow("2026-11-21T10:14:59+01:00");
    expect(await login(email, password)).toEqual(limited("1"));
    backend().setNow("2026-11-21T10:15:00+01:00");
    expect((await login(email, password)).status).toBe(200);
    backend().setNow(firstNow);
  });

  it("by as many machines of one IPv6 network count together", async () => {
    for (let time = 0; time < 10; time += 1) await login("hat@pelda.hu", "nem ez a jelszó", `2001:db8:1:2::${time}`);
    expect((await login("hat@pelda.hu", "nem ez a jelszó", "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await login("hat@pelda.hu", "nem ez a jelszó", "2001:db8:1:3::1")).code).toBe("WRONG_CREDENTIALS");
  });

  it.each([
    ["registration", "mutation { registration(registrationData: { email: \"x\", name: \"\", password: \"\" }) { token } }", 100, "VALIDATION_FAILED"],
    ["emailAvailability", "{ emailAvailability(email: \"x\") }", 100, "VALIDATION_FAILED"],
    ["resetPassword", "mutation { resetPassword(resetData: { email: \"x\", token: \"x\", password: \"\" }) }", 100, "VALIDATION_FAILED"],
    ["requestPasswordReset", "mutation { requestPasswordReset(email: \"x\") }", 5, undefined],
  ])("at %s are limited as well", async (_what, query, most, code) => {
    for (let time = 0; time < most; time += 1) expect(await post(query, {}, "198.51.100.3")).toEqual({ status: 200, wait: undefined, code });
    expect(await post(query, {}, "198.51.100.3")).toEqual({ status: 429, wait: anySeconds, code: "RATE_LIMITED" });
  });

  it("are counted without the address", async () => {
    await login("titkos@pelda.hu", "nem ez a jelszó");
    const keys = await backend().database.db.selectFrom("rate_limits").select("key").execute();
    expect(JSON.stringify(keys)).not.toContain("titkos");
  });
});
