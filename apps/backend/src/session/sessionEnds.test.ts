import { beforeEach, expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import { forgetExpired } from "../jobs/forgetExpired.ts";
import { type Account, accountClient } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { parseAs } from "../testing/parseAs.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { hashToken } from "./hashToken.ts";
import { sessionMark } from "./sessionCookie.ts";

interface Refused {
  readonly code: string;
  readonly session_end?: string;
}

interface Body extends Partial<Refused> {
  readonly errors?: ReadonlyArray<{ readonly extensions: Refused }>;
}

onBothDatabases("A session that was ended from elsewhere", (backend) => {
  const { login, mailsTo, register, requestPasswordReset, resetPassword } = accountClient(backend);
  const db = () => backend().database.db;
  const day = 86_400_000;
  const newPassword = "egy másik hosszú jelszó";
  let anna: Account;
  let there: string;

  beforeEach(async () => {
    backend().setNow(firstNow);
    anna = await register();
    there = await loggedInAgain();
  });

  const loggedInAgain = async () =>
    (await login({ email: anna.email, password: anna.password, stay_logged_in: true })).data?.login.token ?? "";

  /** What a request with these headers is refused with. */
  const refusalOf = async (headers: Readonly<Record<string, string>>, path: "/graphql" | "/lists" = "/graphql") => {
    const sent = { "content-type": "application/json", ...headers };
    const answer = await backend().fetch(
      path,
      path === "/lists" ? { headers } : { method: "POST", headers: sent, body: '{"query":"{ me { email } }"}' },
    );
    const { errors, ...body } = parseAs<Body>(await answer.text());
    const { code, session_end } = errors?.[0]?.extensions ?? body;
    return { status: answer.status, code, session_end };
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const page = (token: string, mark = sessionMark(token)) => ({
    authorization: `Session ${mark}`,
    cookie: `session=${token}`,
    origin: "http://localhost:4000",
  });
  const told = (session_end?: string) => ({ status: 401, code: "UNAUTHENTICATED", session_end });

  const endOthers = () => backend().ask("mutation { endMyOtherSessions { id } }", {}, anna);
  const endings = {
    async OTHER_DEVICE() {
      const { data } = await backend().ask<{ mySessions: ReadonlyArray<{ id: string; is_current: boolean }> }>(
        "{ mySessions { id is_current } }",
        {},
        anna,
      );
      const id = data.mySessions.find(({ is_current }) => !is_current)?.id;
      await backend().ask("mutation ($id: ID!) { endMySession(session_id: $id) { id } }", { id }, anna);
    },
    NEW_PASSWORD: () =>
      backend().ask(
        "mutation ($old: String!, $new: String!) { changeMyPassword(current_password: $old, new_password: $new) }",
        { old: anna.password, new: newPassword },
        anna,
      ),
  } as const;

  it.each(["OTHER_DEVICE", "NEW_PASSWORD"] as const)(
    "[SESS-9] tells its device why at the next request, whatever it asks: %s.",
    async (reason) => {
      await endings[reason]();
      expect(await refusalOf(bearer(there))).toEqual(told(reason));
      expect(await refusalOf(bearer(there), "/lists")).toEqual(told(reason));
      expect(await refusalOf(page(there), "/lists")).toEqual(told(reason));
      expect(await refusalOf(page(there))).toEqual(told(reason));
    },
  );

  it("[SESS-9] says so too when all others were ended, or the password was reset by mail.", async () => {
    await endOthers();
    expect(await refusalOf(bearer(there))).toEqual(told("OTHER_DEVICE"));
    await requestPasswordReset(anna.email);
    const token = (await mailsTo(anna.email, "passwordReset")).at(-1)?.token;
    await resetPassword({ email: anna.email, token, password: newPassword });
    expect(await refusalOf(bearer(anna.token))).toEqual(told("NEW_PASSWORD"));
    // The first reason stays.
    expect(await refusalOf(bearer(there))).toEqual(told("OTHER_DEVICE"));
  });

  it("[SESS-9] is told only to a caller with its token and its mark.", async () => {
    await endOthers();
    const others = [hashToken(there), sessionMark(there), randomId(), `${there}a`, there.toLowerCase()];
    for (const token of others) expect(await refusalOf(bearer(token))).toEqual(told());
    for (const mark of [sessionMark(anna.token), sessionMark("x"), there])
      expect(await refusalOf(page(there, mark))).toEqual(told());
    // Without a mark the cookie is a guest's.
    expect(await refusalOf({ cookie: `session=${there}` })).toEqual({ ...told(), status: 200 });
  });

  it("[SESS-9] A session that the device itself ended, or that expired, tells no reason.", async () => {
    await backend().ask("mutation { logout { id } }", {}, { token: there });
    await endOthers();
    expect(await refusalOf(bearer(there))).toEqual(told());
    backend().setNow(new Date(Date.parse(firstNow) + 2 * day).toISOString());
    expect(await refusalOf(bearer(anna.token))).toEqual(told());
  });

  it("[SESS-9] is told for a month, and the session stays closed meanwhile and afterwards.", async () => {
    await endOthers();
    for (const [days, reason] of [
      [29.9, "OTHER_DEVICE"],
      [30, undefined],
    ] as const) {
      const now = new Date(Date.parse(firstNow) + days * day);
      backend().setNow(now.toISOString());
      await forgetExpired(db(), { now });
      expect(await refusalOf(bearer(there))).toEqual(told(reason));
      expect(await refusalOf(page(there))).toEqual(told(reason));
    }
  });

  it("[SESS-9] tells no reason once the account is deleted.", async () => {
    const there2 = await loggedInAgain();
    await endOthers();
    await backend().ask(`mutation { deleteMyAccount(current_password: "${anna.password}") }`, {}, anna);
    for (const token of [there, there2]) expect(await refusalOf(bearer(token))).toEqual(told());
  });
});
