import type { CheckedBackend } from "./CheckedBackend.ts";

/** A person with an account, logged in. */
export interface CheckedUser {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly ask: CheckedBackend["ask"];
}

/** Logs in once more, as another device does. */
export async function loginAgain(
  backend: CheckedBackend,
  { email, password }: Pick<CheckedUser, "email" | "password">,
): Promise<CheckedUser> {
  const answer = await backend.ask(`mutation ($loginData: LoginInput!) { login(loginData: $loginData) { token } }`, {
    loginData: { email, password },
  });
  const token = answer.at("login", "token");
  if (typeof token !== "string")
    throw new Error(`login answered no token, with the codes [${answer.codes.join(", ")}]`);
  return {
    email,
    password,
    token,
    ask: (document, variables, headers) =>
      backend.ask(document, variables, { ...headers, authorization: `Bearer ${token}` }),
  };
}

/** A person with a new account. */
export async function newUser(backend: CheckedBackend): Promise<CheckedUser> {
  const email = `check-${crypto.randomUUID()}@example.com`;
  const password = crypto.randomUUID();
  const { codes } = await backend.ask(
    `mutation ($registrationData: RegistrationInput!) { registration(registrationData: $registrationData) { user { id } } }`,
    { registrationData: { email, password, name: "Conformance Check" } },
  );
  if (codes.length > 0) throw new Error(`registration was refused with the codes [${codes.join(", ")}]`);
  return loginAgain(backend, { email, password });
}

interface TwoUsers {
  readonly owner: CheckedUser;
  readonly other: CheckedUser;
}

const made = new WeakMap<CheckedBackend, Promise<TwoUsers>>();

async function makeUsers(backend: CheckedBackend): Promise<TwoUsers> {
  return { owner: await newUser(backend), other: await newUser(backend) };
}

/** Two people with accounts: the same for all checks of a run, because backends limit registrations. */
export function twoUsers(backend: CheckedBackend): Promise<TwoUsers> {
  const users = made.get(backend) ?? makeUsers(backend);
  made.set(backend, users);
  return users;
}
