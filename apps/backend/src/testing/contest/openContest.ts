import { randomId } from "../../database/randomId.ts";
import { type AccountClient, accountClient } from "../accountClient.ts";
import { type GoodidVisitor, goodidVisitor, type SignIn } from "../goodidVisitor.ts";
import { type ListService, listService, type Person } from "../listService.ts";
import { ids } from "../../seed/smallSeed.ts";
import type { TestBackend } from "../startTestBackend.ts";

/** The expected state of the mailbox's account. */
interface Account {
  readonly isOwners: boolean;
  readonly isProven: boolean;
  /** A confirmation mail was sent to the mailbox. */
  readonly hasLink: boolean;
}

/**
 * Two people and one mailbox. The owner reads its mail and is honest; the attacker has another mailbox, another provider's account and
 * a friend, and keeps every token that they were ever given.
 */
export interface Contest {
  readonly backend: () => TestBackend;
  readonly client: AccountClient;
  readonly goodid: GoodidVisitor;
  readonly lists: ListService;
  readonly mailbox: string;
  /** The attacker's own. */
  readonly elsewhere: string;
  readonly friend: Person;
  /** The owner's once the mailbox is proved; none at first. */
  account: Account | null;
  /** The owner's; it may have ended. */
  session: string | null;
  /** Tokens of the attacker's sessions, and sign-ins that may begin one. */
  readonly stolen: Set<string>;
  readonly links: Set<SignIn>;
}

export const passwords = { owner: "a gazda jelszava", attacker: "a betolakodó jelszava" };

/** The owner's data. */
const secret = { name: "Titok", quantity: 777 };

export async function openContest(backend: () => TestBackend): Promise<Contest> {
  const mark = randomId().toLowerCase();
  const lists = listService(backend);
  return {
    backend,
    client: accountClient(backend),
    goodid: goodidVisitor(backend),
    lists,
    mailbox: `gazda.${mark}x@pelda.hu`,
    elsewhere: `betolakodo.${mark}x@pelda.hu`,
    friend: await lists.register("Barát", `barat.${mark}x@pelda.hu`),
    account: null,
    session: null,
    stolen: new Set(),
    links: new Set(),
  };
}

export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)} instead of ${String(expected)}`);
}

export const isOpen = async ({ client }: Contest, token: string): Promise<boolean> =>
  (await client.whoIs(token)).includes("@");

export async function loginAs({ client }: Contest, email: string, who: keyof typeof passwords): Promise<string | null> {
  return (await client.login({ email, password: passwords[who] })).data?.login.token ?? null;
}

/** The token of the newest mail of a kind; an empty text when there is none. */
export async function newestTo(
  { client }: Contest,
  email: string,
  kind: "registration" | "emailVerification" | "passwordReset",
): Promise<string> {
  return (await client.mailsTo(email, kind)).at(-1)?.token ?? "";
}

export async function resetBy(
  { client }: Contest,
  { token, email, who }: { readonly token: string; readonly email: string; readonly who: keyof typeof passwords },
): Promise<boolean> {
  return (await client.resetPassword({ email, token, password: passwords[who] })).data !== null;
}

/** Registers the mailbox's address; answers a session. */
export async function registerAs(contest: Contest, who: keyof typeof passwords): Promise<string | null> {
  const { client, mailbox } = contest;
  const { data } = await client.registration({ email: mailbox, name: "Név", password: passwords[who] });
  expectSame(`The ${who} registers`, data !== null, contest.account === null);
  if (data === null) return null;
  contest.account = { isOwners: who === "owner", isProven: false, hasLink: true };
  return data.registration.token;
}

/** The owner, if they are in, writes an address down, and something on every list that they see. */
export async function enterSecret(contest: Contest): Promise<void> {
  const { backend, friend, lists, session: token } = contest;
  if (token === null || !(await isOpen(contest, token))) return;
  await backend().ask(
    "mutation ($address: UserShippingAddressInput!) { createMyUserShippingAddress(address: $address) { id } }",
    { address: { name: secret.name, postcode: 1186, city: "Budapest", street: "Fő utca", house_number: "1" } },
    { token },
  );
  const by = { ...friend, token };
  const listed = await lists.readLists(by);
  const { quantity } = secret;
  await lists.sync(
    by,
    listed.map(({ listId }) => ({ listId, productId: String(ids.milk), quantity })),
  );
}

/** Whether a token reads any of the owner's data. */
export async function seesSecret({ backend, lists }: Contest, token: string): Promise<boolean> {
  const { data } = await backend().ask<{ exportMyData: string } | null>("{ exportMyData }", {}, { token });
  const { body } = await lists.call("GET /lists", { by: { token } });
  const seen = `${data?.exportMyData ?? ""}${JSON.stringify(body)}`;
  return seen.includes(secret.name) || seen.includes(`"quantity":${secret.quantity}`);
}
