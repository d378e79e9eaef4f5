import { describe, expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { accountClient } from "../testing/accountClient.ts";
import { goodidVisitor } from "../testing/goodidVisitor.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow, startTestBackend } from "../testing/startTestBackend.ts";

const shop = "http://localhost:4000";

onBothDatabases(
  "signing in with GoodID",
  (backend) => {
    const { login, register, tokenLogin, whoIs } = accountClient(backend);
    const { finishSignIn, comeBack, consent, enter, leave } = goodidVisitor(backend);
    const failed = `${shop}/goodid-belepes?hiba`;

    it("asks at the provider's page, and ends with a token that logs in once", async () => {
      const { provider, cookie } = await leave();
      expect(`${provider.origin}${provider.pathname}`).toBe(`${shop}/goodid-simulator/authorize`);
      expect(Object.fromEntries(provider.searchParams)).toMatchObject({
        response_type: "code",
        client_id: "kamra",
        code_challenge_method: "S256",
      });
      const page = await backend().fetch(`${provider.pathname}${provider.search}`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Engedélyezem")]);
      const back = await comeBack(await consent(provider, { email: "elso@pelda.hu" }), cookie);
      expect(back.token).toMatch(/^[\w-]{43}$/);
      const logIn = () => tokenLogin(back.token, {}, { cookie: back.cookie });
      const { data } = await logIn();
      expect(await whoIs(data?.tokenLogin.token ?? "")).toBe("elso@pelda.hu");
      expect((await logIn()).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
    });

    it("[SESS-2] logs a recipient of a forwarded link into no account, and the link still works for its sender", async () => {
      const come = async (email: string) => {
        const { provider, cookie } = await leave();
        return await comeBack(await consent(provider, { email }), cookie);
      };
      const sender = await come("kuldo@pelda.hu");
      const victim = await come("aldozat@pelda.hu");
      const value = sender.cookie.split("=")[1] ?? "";
      for (const [token, cookie] of [
        [sender.token, undefined],
        [sender.token, "signin="],
        [sender.token, victim.cookie],
        [`${sender.token}${value}`, undefined],
        [`${sender.token}\n${value}`, undefined],
      ] as const) {
        const { errors } = await tokenLogin(token, {}, cookie === undefined ? {} : { cookie });
        expect(errors[0]?.extensions.code).toBe("INVALID_TOKEN");
      }
      const { data } = await tokenLogin(sender.token, {}, { cookie: sender.cookie });
      expect(await whoIs(data?.tokenLogin.token ?? "")).toBe("kuldo@pelda.hu");
    });

    it("[COOKIE-1] gives the browser that comes back a cookie that no script and no other site can use", async () => {
      const { provider, cookie } = await leave();
      const address = (await consent(provider)).replace(shop, "");
      const response = await backend().fetch(address, { headers: { cookie } });
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^goodid_state=; /),
        expect.stringMatching(/^signin=[\w-]{43}; Path=\/graphql; Max-Age=300; HttpOnly; SameSite=Strict$/),
      ]);
    });

    it("finds the same account again after the address has changed, and shows the difference", async () => {
      const first = await enter({ email: "masodik@pelda.hu", name: "Kovács Anna" });
      const again = await enter({ email: "MASODIK@pelda.hu", name: "Nagy Anna" });
      expect(again.user.id).toBe(first.user.id);
      const { data } = await backend().ask<{ me: { good_id_diff: unknown } }>(
        "{ me { good_id_diff { diff { field value } } } }",
        {},
        again,
      );
      expect(data.me.good_id_diff).toEqual({
        diff: [
          { field: "email", value: "MASODIK@pelda.hu" },
          { field: "name", value: "Nagy Anna" },
        ],
      });
      const other = await register();
      expect(
        (
          await backend().ask<{ me: { good_id_diff: unknown } }>(
            "{ me { good_id_diff { diff { field } } } }",
            {},
            other,
          )
        ).data.me.good_id_diff,
      ).toBeNull();
    });

    it.each([
      ["an address", "nevtelen@pelda.hu"],
      ["a link", "Nyertél: www.evil.example"],
      ["a picture", "\u{1F600}"],
      ["a picture", "Anna 😀"],
      ["too much", "á".repeat(101)],
      ["nothing", " "],
    ])("[FORM-1] stores no name that is %s, and the shopper enters one", async (_what, name) => {
      const nameAndDiff = "{ me { name good_id_diff { diff { field value } } } }";
      const email = `${randomId()}@pelda.hu`;
      const by = await enter({ email, name });
      const { data } = await backend().ask(nameAndDiff, {}, by);
      expect(data).toEqual({ me: { name: "", good_id_diff: { diff: [] } } });
      await backend().ask('mutation { updateMyPersonalData(personalData: { name: "Kovács Anna" }) { id } }', {}, by);
      const again = await enter({ email, name });
      expect((await backend().ask(nameAndDiff, {}, again)).data).toEqual({
        me: { name: "Kovács Anna", good_id_diff: { diff: [] } },
      });
    });

    it("takes over an account whose registered address was never confirmed, and removes its password", async () => {
      const squatter = await register({ email: "foglalt@pelda.hu" });
      const { user, token } = await enter({ email: "foglalt@pelda.hu" });
      expect(user.id).toBe(squatter.id);
      expect([await whoIs(squatter.token), await whoIs(token)]).toEqual(["UNAUTHENTICATED", "foglalt@pelda.hu"]);
      expect((await login({ email: squatter.email, password: squatter.password })).errors[0]?.extensions.code).toBe(
        "WRONG_CREDENTIALS",
      );
    });

    it("keeps the password of a user who has confirmed the address", async () => {
      const anna = await register({ email: "sajat@pelda.hu" });
      await backend()
        .database.db.updateTable("users")
        .set({ email_verified_at: firstNow })
        .where("id", "=", anna.id)
        .execute();
      expect((await enter({ email: "sajat@pelda.hu" })).user.id).toBe(anna.id);
      expect((await login({ email: anna.email, password: anna.password })).data).not.toBeNull();
      expect(await whoIs(anna.token)).toBe(anna.email);
    });

    describe("logs no one in", () => {
      it("when the person declines", async () => {
        const { provider, cookie } = await leave();
        expect(await finishSignIn(await consent(provider, { decision: "deny" }), cookie)).toBe(failed);
      });

      it("in another browser than the one that left, or without a cookie", async () => {
        const [mine, theirs] = [await leave(), await leave()];
        expect(await finishSignIn(await consent(mine.provider), theirs.cookie)).toBe(failed);
        expect(await finishSignIn(await consent((await leave()).provider), "")).toBe(failed);
      });

      it("twice by the same way back, or after its time", async () => {
        const { provider, cookie } = await leave();
        const address = await consent(provider);
        expect(await finishSignIn(address, cookie)).toContain("/token-login/");
        expect(await finishSignIn(address, cookie)).toBe(failed);
        const late = await leave();
        const lateAddress = await consent(late.provider);
        backend().setNow("2026-11-21T10:10:00+01:00");
        expect(await finishSignIn(lateAddress, late.cookie)).toBe(failed);
        backend().setNow(firstNow);
      });

      it("by another browser's code, or by a forged answer", async () => {
        const [mine, theirs] = [await leave(), await leave()];
        const stolen = new URL(await consent(theirs.provider)).searchParams.get("code") ?? "";
        const forge = async (name: string, value: string) => {
          const { provider, cookie } = await leave();
          const address = new URL(await consent(provider));
          address.searchParams.set(name, value);
          return await finishSignIn(address.href, cookie);
        };
        const address = new URL(await consent(mine.provider));
        address.searchParams.set("code", stolen);
        expect(await finishSignIn(address.href, mine.cookie)).toBe(failed);
        for (const [name, value] of [
          ["state", "x"],
          ["code", "x"],
          ["iss", "https://evil.example"],
        ] as const)
          expect(await forge(name, value)).toBe(failed);
      });

      it("when the nonce is not the one that was sent", async () => {
        const { provider, cookie } = await leave();
        provider.searchParams.set("nonce", "another");
        expect(await finishSignIn(await consent(provider), cookie)).toBe(failed);
      });
    });

    it("redirects people only to the shop", async () => {
      const { provider } = await leave();
      provider.searchParams.set("redirect_uri", "https://evil.example/");
      expect((await backend().fetch(`${provider.pathname}${provider.search}`)).status).toBe(400);
      expect(await consent(provider)).toBe("");
    });
  },
  { isDevelopment: true },
);

it("[COOKIE-1] sets its cookies only for https if the shop uses it, also behind a proxy that ends it", async () => {
  const backend = await startTestBackend({ shopUrl: "https://bolt.pelda.hu", isDevelopment: true });
  const left = await backend.fetch("/signin/goodid", { redirect: "manual" });
  const [state = ""] = left.headers.getSetCookie();
  const provider = new URL(left.headers.get("location") ?? "");
  const address = await goodidVisitor(() => backend).consent(provider);
  const back = await backend.fetch(address, { headers: { cookie: state.split(";")[0] ?? "" } });
  const secure: unknown = expect.stringMatching(/; Secure$/);
  expect([state, ...back.headers.getSetCookie()]).toEqual([secure, secure, secure]);
  await backend.close();
});
