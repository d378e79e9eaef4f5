import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseAs } from "../testing/parseAs.ts";
import { firstNow, startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { hashToken } from "./hashToken.ts";

const shopUrl = "https://bolt.pelda.hu";
const foreign = "https://gonosz.pelda";
const password = "egy hosszú jelszó";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ shopUrl, corsOrigins: [foreign] });
});
afterAll(() => backend.close());

interface Body {
  readonly data?: Readonly<Record<string, { readonly token: string; readonly email: string } | null>> | null;
  readonly errors?: ReadonlyArray<{ readonly extensions: { readonly code: string } }>;
}

/** A page's request; a test sets headers to undefined to leave them out. */
async function ask(query: string, headers: Readonly<Record<string, string | undefined>> = {}) {
  const sent: Readonly<Record<string, string | undefined>> = {
    origin: shopUrl,
    authorization: "Session guest",
    "content-type": "application/json",
    accept: "application/graphql-response+json",
    ...headers,
  };
  const named = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const answer = await backend.fetch("/graphql", {
    method: "POST",
    headers: Object.fromEntries(named),
    body: JSON.stringify({ query }),
  });
  const text = await answer.text();
  const { data, errors } = parseAs<Body>(text);
  return { status: answer.status, text, data, code: errors?.[0]?.extensions.code, set: answer.headers.getSetCookie() };
}

const me = "{ me { email } }";
const loginOf = (email: string, stays = true) =>
  `mutation { login(loginData: { email: "${email}", password: "${password}", stay_logged_in: ${stays} }) { token user { id } } }`;

const sessionIn = (set: ReadonlyArray<string>) => set.find((cookie) => cookie.startsWith("__Host-session=")) ?? "";

/** A user logged in in a browser: its cookies, hidden from scripts or not. */
async function enter(email = `${randomUUID()}@pelda.hu`) {
  const { data, set, text } = await ask(
    `mutation { registration(registrationData: { email: "${email}", name: "Anna", password: "${password}" }) { token user { id } } }`,
  );
  const [cookie = ""] = sessionIn(set).split(";");
  const mark = data?.["registration"]?.token ?? "";
  const page = { cookie, authorization: `Session ${mark}` };
  return { email, text, token: cookie.split("=")[1] ?? "", mark, ...page, page };
}

describe("a session in the shop's cookie", () => {
  it("[SESS-1] is stored out of reach of scripts, other hosts and other sites, and never appears in an answer", async () => {
    const { email } = await enter();
    for (const [stays, lasting] of [
      [true, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"],
      [false, "Path=/; HttpOnly; SameSite=Lax; Secure"],
    ] as const) {
      const { set, text } = await ask(loginOf(email, stays));
      const [cookie = "", ...attributes] = sessionIn(set).split("; ");
      expect(attributes.join("; ")).toBe(lasting);
      expect(text).not.toContain(cookie.split("=")[1]);
    }
  });

  it("[SESS-1] needs both the cookie and its mark; either one without the other is refused", async () => {
    const anna = await enter();
    const { cookie, mark, token, authorization, email } = anna;
    expect(anna.text).not.toContain(token);
    expect(await ask(me, { cookie, authorization })).toMatchObject({ status: 200, data: { me: { email } }, set: [] });
    // What a script could read and carry elsewhere opens nothing.
    for (const stolen of [`Session ${mark}`, `Bearer ${mark}`, `Session ${token}`])
      expect(await ask(me, { authorization: stolen })).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
    expect(await ask(me, { cookie, authorization: `x${authorization}` })).toMatchObject({ code: "UNAUTHENTICATED" });
    // Browsers send cookies automatically: a cookie alone is a guest's request.
    for (const by of ["Session guest", undefined])
      expect(await ask(me, { cookie, authorization: by })).toMatchObject({ code: "UNAUTHENTICATED", set: [] });
  });

  it("[SESS-1] is ignored for requests of another site, which can neither log in nor log out", async () => {
    const { cookie, authorization, email } = await enter();
    for (const origin of [foreign, "null", "http://bolt.pelda.hu", `${shopUrl}.gonosz.pelda`, undefined]) {
      for (const query of [me, "mutation { logout { id } }", loginOf(email)])
        expect(await ask(query, { cookie, authorization, origin })).toMatchObject({
          status: 403,
          code: "FORBIDDEN",
          set: [],
        });
      expect(await ask(loginOf(email), { origin })).toMatchObject({ status: 403, set: [] });
    }
    expect((await ask(me, { cookie, authorization })).data?.["me"]?.email).toBe(email);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "[SESS-1] takes nothing that a form of another site can post: %s",
    async (type) => {
      const { cookie, email } = await enter();
      const answer = await backend.fetch("/graphql", {
        method: "POST",
        headers: { cookie, origin: foreign, "content-type": type },
        body: JSON.stringify({ query: loginOf(email) }),
      });
      expect(answer.status).toBe(415);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it("[SESS-1] is not one that http or another host has planted", async () => {
    const [anna, attacker] = [await enter(), await enter()];
    const planted = attacker.cookie.replace("__Host-", "");
    expect(await ask(me, { cookie: planted, authorization: attacker.authorization })).toMatchObject({ status: 401 });
    const both = { cookie: `${planted}; ${anna.cookie}`, authorization: anna.authorization };
    expect((await ask(me, both)).data?.["me"]?.email).toBe(anna.email);
  });

  it("[SESS-6] refuses a page of a former user once another user has logged in in the same browser", async () => {
    const [anna, bela] = [await enter(), await enter()];
    const left = await ask(me, { cookie: bela.cookie, authorization: anna.authorization });
    expect(left).toMatchObject({ status: 401, code: "UNAUTHENTICATED", set: [] });
    expect((await ask(me, bela.page)).data?.["me"]?.email).toBe(bela.email);
  });

  it("[SESS-4] [SESS-5] ends with the logout, which deletes the cookie", async () => {
    const gone = ["__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure"];
    const anna = await enter();
    expect(await ask("mutation { logout { id } }", anna.page)).toMatchObject({ status: 200, set: gone });
    expect(await ask(me, anna.page)).toMatchObject({ status: 401, set: [] });
    expect(await ask(me, { authorization: `Bearer ${anna.token}` })).toMatchObject({ status: 401, set: [] });
  });

  it("[SESS-9] A login ends the session of the cookie that it replaces, also another user's, and no other session.", async () => {
    const [anna, bela] = [await enter(), await enter()];
    const elsewhere = await ask(loginOf(anna.email));
    const { set, data } = await ask(loginOf(bela.email), { cookie: anna.cookie });
    expect(await ask(me, anna.page)).toMatchObject({ code: "UNAUTHENTICATED" });
    for (const [answer, { email }] of [
      [{ set, data }, bela],
      [elsewhere, anna],
    ] as const) {
      const [cookie = ""] = sessionIn(answer.set).split(";");
      const authorization = `Session ${answer.data?.["login"]?.token}`;
      expect((await ask(me, { cookie, authorization })).data?.["me"]?.email).toBe(email);
    }
    expect((await ask(me, bela.page)).data?.["me"]?.email).toBe(bela.email);
  });

  it("[SESS-9] is not ended by a login that is refused", async () => {
    const anna = await enter();
    const wrong = loginOf(anna.email).replace(password, "nem ez a jelszó");
    expect(await ask(wrong, { cookie: anna.cookie })).toMatchObject({ code: "WRONG_CREDENTIALS", set: [] });
    expect((await ask(me, anna.page)).data?.["me"]?.email).toBe(anna.email);
  });

  it("[LIST-1] also authenticates the shopping lists, whose GET a browser sends without an origin", async () => {
    const { cookie, authorization } = await enter();
    const read = async (headers: Record<string, string>) =>
      (await backend.fetch("/lists", { headers: { cookie, ...headers } })).status;
    expect(await read({ authorization })).toBe(200);
    expect(await read({ authorization, origin: foreign })).toBe(403);
    expect(await read({})).toBe(401);
    const create = async (headers: Record<string, string>) =>
      (
        await backend.fetch("/list", {
          method: "POST",
          headers: { cookie, authorization, "content-type": "application/json", ...headers },
          body: JSON.stringify({ name: "Hétvége", products: [] }),
        })
      ).status;
    expect([await create({}), await create({ origin: foreign }), await create({ origin: shopUrl })]).toEqual([
      403, 403, 201,
    ]);
  });

  it("[SESS-1] leaves a frontend of another origin its token, and sets it no cookie", async () => {
    const { email } = await enter();
    const { data, set } = await ask(loginOf(email), { origin: foreign, authorization: undefined });
    const authorization = `Bearer ${data?.["login"]?.token}`;
    expect(set.filter((cookie) => cookie.includes("session"))).toEqual([]);
    expect((await ask(me, { origin: foreign, authorization })).data?.["me"]?.email).toBe(email);
  });
});

describe("a token in the cookie that earlier pages kept", () => {
  const open = async (cookie: string) => {
    const { headers } = await backend.app.inject({ url: "/nincs", headers: { cookie, accept: "text/html" } });
    return [headers["set-cookie"] ?? []].flat().map(String);
  };
  const deleted = "token=; Path=/; Max-Age=0; SameSite=Lax; Secure";

  it("[SESS-1] continues as a session that no script can read, once, under another token", async () => {
    const { email, token } = await enter();
    const { db } = backend.database;
    const expires = new Date(Date.parse(firstNow) + 300 * 24 * 60 * 60_000).toISOString();
    await db
      .updateTable("access_tokens")
      .set({ is_readable: true, expires_at: expires })
      .where("hash", "=", hashToken(token))
      .execute();
    const set = await open(`cart_id=x; token=${token}`);
    expect(set).toEqual([
      deleted,
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=25920000; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Host-session_mark=[\w-]{43}; Path=\/; Max-Age=25920000; SameSite=Lax; Secure$/),
    ]);
    const [cookie = "", mark = ""] = set.slice(1).map((each) => each.split(";")[0] ?? "");
    const authorization = `Session ${mark.split("=")[1]}`;
    expect((await ask(me, { cookie, authorization })).data?.["me"]?.email).toBe(email);
    expect(set.join()).not.toContain(token);
    expect(await ask(me, { authorization: `Bearer ${token}` })).toMatchObject({ status: 401 });
    expect(await open(`token=${token}`)).toEqual([deleted]);
  });

  it("[SESS-1] becomes one session when two tabs open at once, and the other answer deletes none of its cookies", async () => {
    const { token } = await enter();
    await backend.database.db
      .updateTable("access_tokens")
      .set({ is_readable: true })
      .where("hash", "=", hashToken(token))
      .execute();
    const answers = await Promise.all([open(`token=${token}`), open(`token=${token}`)]);
    const sessions = answers.flat().filter((cookie) => cookie.startsWith("__Host-session="));
    expect(sessions).toHaveLength(1);
    expect(sessions.join()).not.toContain("Max-Age=0");
    expect(answers).toContainEqual([deleted]);
  });

  it("[SESS-1] stays as it is in a request that opens no page", async () => {
    const { token } = await enter();
    const headers = { cookie: `token=${token}`, accept: "text/html" };
    const answer = await backend.app.inject({ method: "POST", url: "/nincs", headers });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("[SESS-1] is only deleted where it may have been planted: a token of today, none, or beside a session", async () => {
    const [anna, attacker] = [await enter(), await enter()];
    for (const cookie of [`token=${attacker.token}`, "token=%00", `${anna.cookie}; token=${attacker.token}`])
      expect(await open(cookie)).toEqual([deleted]);
    expect((await ask(me, attacker.page)).data?.["me"]?.email).toBe(attacker.email);
  });
});
