import { createHook } from "node:async_hooks";
import { expect, it } from "vitest";
import { accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { sessionTexts } from "../session/text.hu.ts";

onBothDatabases("login", (backend) => {
  const { login, mailsTo, register, signInToken, tokenLogin, whoIs } = accountClient(backend);

  it("[SESS-1] answers a token, the user and their cart, and notes when", async () => {
    const { email, id, password } = await register();
    backend().setNow("2026-11-21T12:00:00+01:00");
    const { data } = await login({ email: email.toUpperCase(), password });
    expect(data?.login.user.id).toBe(id);
    const token = data?.login.token ?? "";
    expect(await whoIs(token)).toBe(email);
    const me = await backend().ask<{ me: unknown }>("{ me { last_login cart { id } } }", {}, { token });
    expect(me.data.me).toEqual({ last_login: "2026-11-21T11:00:00.000Z", cart: { id: data?.login.cart.id } });
    backend().setNow(firstNow);
  });

  it.each([
    [true, "2027-11-21T09:59:59+01:00", "2027-11-21T10:00:00+01:00"],
    [undefined, "2026-11-22T09:59:59+01:00", "2026-11-22T10:00:00+01:00"],
    [false, "2026-11-22T09:59:59+01:00", "2026-11-22T10:00:00+01:00"],
  ])('[SESS-1] lasts a day, or 365 with "stay logged in": %s', async (stay_logged_in, still, over) => {
    const { email, password } = await register();
    const { data } = await login({ email, password, stay_logged_in });
    await backend().database.db.updateTable("access_tokens").set({ last_used_at: still }).execute();
    backend().setNow(still);
    expect(await whoIs(data?.login.token ?? "")).toBe(email);
    backend().setNow(over);
    expect(await whoIs(data?.login.token ?? "")).toBe("UNAUTHENTICATED");
    backend().setNow(firstNow);
  });

  it("answers a wrong password as it does an unknown address, or one without a password", async () => {
    const { email, id } = await register();
    const refusal = {
      status: 200,
      data: null,
      errors: [{ path: ["login"], extensions: { code: "WRONG_CREDENTIALS" } }],
    };
    const wrong = await login({ email, password: "nem ez a jelszó" });
    const unknown = await login({ email: "senki@pelda.hu", password: "nem ez a jelszó" });
    expect(wrong).toMatchObject(refusal);
    expect(unknown).toEqual(wrong);
    await backend().database.db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();
    for (const password of ["egy hosszú jelszó", "", "null"]) expect(await login({ email, password })).toEqual(wrong);
  });

  it("hashes a password once for every address, also for one without an account or a password", async () => {
    const hashes: string[] = [];
    const hook = createHook({ init: (_id, type) => void (type === "ARGON2REQUEST" && hashes.push(type)) });
    const [known, without] = [await register(), await register()];
    await backend()
      .database.db.updateTable("users")
      .set({ password_hash: null })
      .where("id", "=", without.id)
      .execute();
    for (const email of [known.email, without.email, "senki@pelda.hu", "nem e-mail cím"]) {
      hook.enable();
      await login({ email, password: "nem ez a jelszó" });
      hook.disable();
      expect(hashes.splice(0)).toHaveLength(1);
    }
  });

  it("supports one way of logging in, and refuses the others with a message", async () => {
    const { email, password } = await register();
    for (const authType of ["facebook", "goodid", "google", "okoslista"]) {
      expect((await login({ email, password, authType })).errors[0]?.extensions.validation).toEqual({
        authType: [sessionTexts.notThisWay],
      });
    }
    expect((await login({ email, password, authType: "password" })).data).not.toBeNull();
  });

  it("[SESS-4] ends with logout, which answers a guest's cart, and other sessions go on", async () => {
    const { email, password, token } = await register();
    const other = (await login({ email, password })).data?.login;
    const { data } = await backend().ask<{ logout: { id: string } }>("mutation { logout { id } }", {}, { token });
    expect(await whoIs(token)).toBe("UNAUTHENTICATED");
    expect(await whoIs(other?.token ?? "")).toBe(email);
    const guests = await backend().ask<{ cart: unknown }>("query ($id: ID!) { cart(id: $id) { id } }", {
      id: data.logout.id,
    });
    expect(guests.data.cart).toEqual({ id: data.logout.id });
    expect(data.logout.id).not.toBe(other?.cart.id);
    expect((await backend().ask("mutation { logout { id } }")).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("[SESS-5] is required for personal data", async () => {
    expect((await backend().ask("{ me { id } }")).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("[CART-1] gives the same cart in every browser, and createCart returns it too", async () => {
    const { email, password } = await register();
    const entries = await Promise.all(Array.from({ length: 4 }, () => login({ email, password })));
    const carts = entries.map(({ data }) => data?.login.cart.id);
    expect(new Set(carts).size).toBe(1);
    const { data } = await backend().ask<{ createCart: { id: string } }>(
      "mutation { createCart { id } }",
      {},
      { token: entries[0]?.data?.login.token ?? "" },
    );
    expect(data.createCart.id).toBe(carts[0]);
  });

  it("[SESS-2] by a provider's token works once", async () => {
    const { email, id } = await register();
    const token = await signInToken(id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => tokenLogin(token)));
    const entered = answers.flatMap(({ data }) => data?.tokenLogin ?? []);
    expect(entered.map(({ user }) => user.id)).toEqual([id]);
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(
      Array(3).fill("INVALID_TOKEN"),
    );
    expect(await whoIs(entered[0]?.token ?? "")).toBe(email);
  });

  it("[SESS-2] by a token succeeds again with the same key, because the answer may have been lost", async () => {
    const { email, id } = await register();
    const other = await register();
    const enter = (token: string, idempotencyKey?: string) =>
      backend().ask<{ tokenLogin: { token: string; user: { id: string } } } | null>(
        "mutation ($token: String!) { tokenLogin(token: $token) { token user { id } } }",
        { token },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      );
    const token = await signInToken(id);
    const key = "b7c1f6d2-mine-of-this-page";
    const answers = [await enter(token, key), ...(await Promise.all([enter(token, key), enter(token, key)]))];
    expect(answers.map(({ data }) => data?.tokenLogin.user.id)).toEqual([id, id, id]);
    for (const { data } of answers) expect(await whoIs(data?.tokenLogin.token ?? "")).toBe(email);
    const refused = await Promise.all([
      enter(token),
      enter(token, "another-key-of-somebody"),
      enter(await signInToken(other.id), key),
    ]);
    expect(refused.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
      "INVALID_TOKEN",
      "INVALID_TOKEN",
      "IDEMPOTENCY_KEY_REUSED",
    ]);
    await backend().database.db.deleteFrom("users").where("id", "=", id).execute();
    expect((await enter(token, key)).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
  });

  it("[SESS-2] by an expired or malformed token is refused", async () => {
    const { email, id, token } = await register();
    const [mail] = await mailsTo(email, "registration");
    const late = await signInToken(id);
    backend().setNow("2026-11-21T10:05:00+01:00");
    for (const wrong of [late, mail?.token ?? "", token, "", "null", "x".repeat(10_000)]) {
      expect((await tokenLogin(wrong)).errors[0]?.extensions.code).toBe("INVALID_TOKEN");
    }
    backend().setNow(firstNow);
  });
});
