import { randomId } from "../database/randomId.ts";
import type { MailData } from "../database/tables/MailData.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { firstNow, type Sender, type TestBackend, type TestError } from "./startTestBackend.ts";

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Of the registration: good for a day. */
  readonly token: string;
}

interface Answer<Data> {
  readonly status: number;
  readonly data: Data | null;
  readonly errors: ReadonlyArray<TestError>;
}

export interface Entered {
  readonly token: string;
  readonly user: { readonly id: string };
  readonly cart: { readonly id: string };
}

/** What people do with their accounts. */
export interface AccountClient {
  readonly registration: (
    data: Readonly<Record<string, unknown>>,
  ) => Promise<Answer<{ registration: Pick<Entered, "token" | "user"> }>>;
  /** Registers the test's user; fails when that is refused. */
  readonly register: (data?: Partial<Pick<Account, "email" | "name" | "password">>) => Promise<Account>;
  readonly login: (data: Readonly<Record<string, unknown>>) => Promise<Answer<{ login: Entered }>>;
  readonly tokenLogin: (
    token: string,
    options?: Readonly<Record<string, unknown>>,
    by?: Sender,
  ) => Promise<Answer<{ tokenLogin: Entered }>>;
  /** What a sign-in provider's word gives: good for one `tokenLogin`. */
  readonly signInToken: (userId: string) => Promise<string>;
  readonly confirmEmail: (
    token: string,
    by?: { readonly token: string },
  ) => Promise<Answer<{ confirmEmail: { readonly email: string } }>>;
  readonly requestPasswordReset: (email: string) => Promise<Answer<{ requestPasswordReset: boolean }>>;
  readonly resetPassword: (resetData: Readonly<Record<string, unknown>>) => Promise<Answer<{ resetPassword: boolean }>>;
  /** The e-mail address of a token's user; the refusal's code for an invalid token. */
  readonly whoIs: (token: string) => Promise<string>;
  /** The data of the mails of a kind to an address, the newest last. */
  readonly mailsTo: <Kind extends keyof MailData>(email: string, kind: Kind) => Promise<MailData[Kind][]>;
}

export function accountClient(backend: () => TestBackend): AccountClient {
  const entered = "token user { id } cart { id }";
  const client: AccountClient = {
    registration: (registrationData) =>
      backend().ask(
        "mutation ($registrationData: RegistrationInput!) { registration(registrationData: $registrationData) { token user { id } } }",
        { registrationData },
      ),
    async register({ email = `${randomId()}@pelda.hu`, name = "Kovács Anna", password = "egy hosszú jelszó" } = {}) {
      const { data, errors } = await client.registration({ email, name, password });
      if (data === null) throw new Error(JSON.stringify(errors));
      return { id: data.registration.user.id, email, name, password, token: data.registration.token };
    },
    login: (loginData) =>
      backend().ask(`mutation ($loginData: LoginInput!) { login(loginData: $loginData) { ${entered} } }`, {
        loginData,
      }),
    tokenLogin: (token, options = {}, by = {}) =>
      backend().ask(
        `mutation ($token: String!, $cart_id: ID, $stay_logged_in: Boolean! = false) { tokenLogin(token: $token, cart_id: $cart_id, stay_logged_in: $stay_logged_in) { ${entered} } }`,
        { token, ...options },
        by,
      ),
    signInToken: (userId) =>
      issueOneTimeToken(backend().database.db, { userId, purpose: "signIn", browser: null, now: new Date(firstNow) }),
    confirmEmail: (token, by) =>
      backend().ask("mutation ($token: String!) { confirmEmail(token: $token) { email } }", { token }, by),
    requestPasswordReset: (email) =>
      backend().ask("mutation ($email: String!) { requestPasswordReset(email: $email) }", { email }),
    resetPassword: (resetData) =>
      backend().ask("mutation ($resetData: ResetPasswordInput!) { resetPassword(resetData: $resetData) }", {
        resetData,
      }),
    async whoIs(token) {
      const { data, errors } = await backend().ask<{ me: { email: string } } | null | undefined>(
        "{ me { email } }",
        {},
        { token },
      );
      return data?.me.email ?? errors[0]?.extensions.code ?? "nothing";
    },
    async mailsTo<Kind extends keyof MailData>(email: string, kind: Kind) {
      const isData = (_data: MailData[keyof MailData]): _data is MailData[Kind] => true;
      const rows = await backend()
        .database.db.selectFrom("mails")
        .where("recipient", "=", email)
        .where("kind", "=", kind)
        .orderBy("id")
        .select("data")
        .execute();
      return rows.map(({ data }) => data).filter(isData);
    },
  };
  return client;
}
