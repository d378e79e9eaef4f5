import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import type { Fault, GraphqlCall } from "../network/index.ts";
import { operations, type SessionKit, startSessionKit } from "./session.test.kit.ts";

let kit: SessionKit;
beforeAll(async () => {
  kit = await startSessionKit();
});
afterAll(() => kit.backend.close());

/** Of one request: four attempts of 15 s, and the waits between them at their longest. */
const requestMs = 63_150;
/** How long other services may take to become idle before the identity changes. */
const identityWaitMs = 1_000;

const hanging: Fault = () => new Promise(() => {});

/** Never answered. */
const never = () => () => hanging;
/** Answered at the fourth attempt. */
const atLast = () => {
  const attempts = new Map<string, number>();
  return ({ operationName }: GraphqlCall) => {
    const attempt = (attempts.get(operationName) ?? 0) + 1;
    attempts.set(operationName, attempt);
    return attempt < 4 ? hanging : null;
  };
};
/** Mutations are answered at the fourth attempt, queries never. */
const changesAtLast = () => {
  const late = atLast();
  return (call: GraphqlCall) => (call.query.trimStart().startsWith("mutation") ? late(call) : hanging);
};

const timeTaken = async ({ clock, rest }: TestShop, act: () => Promise<unknown>): Promise<number> => {
  const start = clock.now().getTime();
  let end: number | null = null;
  const settle = () => {
    end = clock.now().getTime();
  };
  act().then(settle, settle);
  for (await rest(); end === null; await rest()) clock.advance(clock.untilNext() ?? 0);
  return end - start;
};

const worlds = [
  ["nobody answers", never],
  ["all answer at the last attempt", atLast],
  ["changes are answered at the last attempt, questions never", changesAtLast],
] as const;

type Command = readonly [name: string, requests: number, act: (shop: TestShop["shop"]) => Promise<unknown>];

const inWorlds = ([name, requests, act]: Command) =>
  worlds.map(([when, faults]) => [name, requests, when, act, faults] as const);

const who = { email: "anna@pelda.hu", password: "egy hosszú jelszó" };

const ofGuests: ReadonlyArray<Command> = [
  ["login", 4, (shop) => shop.session.login(who)],
  ["loginWithToken", 4, (shop) => shop.session.loginWithToken("x")],
  ["register", 4, (shop) => shop.session.register({ ...who, name: "Anna" })],
  ["checkEmail", 1, (shop) => shop.session.checkEmail(who.email)],
  ["requestPasswordReset", 1, (shop) => shop.session.requestPasswordReset(who.email)],
  ["resetPassword", 1, (shop) => shop.session.resetPassword({ ...who, token: "x" })],
];

const ofUsers: ReadonlyArray<Command> = [
  ["loginWithToken", 1, (shop) => shop.session.loginWithToken("x")],
  ["logout", 3, (shop) => shop.session.logout()],
  ["refresh without the cart", 1, (shop) => shop.session.refresh({ skipsCart: true })],
  ["refresh", 12, (shop) => shop.session.refresh()],
  ["setDonations", 1, (shop) => shop.account.setDonations({ isDisabled: true })],
  ["exportData", 1, (shop) => shop.account.exportData()],
  ["sessions", 1, (shop) => shop.account.sessions()],
  ["endSession", 1, (shop) => shop.account.endSession("x")],
  ["endOtherSessions", 1, (shop) => shop.account.endOtherSessions()],
  ["changePassword", 1, (shop) => shop.account.changePassword({ current: "x", next: "y" })],
  ["deleteAccount", 1, (shop) => shop.account.deleteAccount("x")],
];

const settled = { isFetching: false };

it.each(ofGuests.flatMap(inWorlds))(
  "[NET-2] %s of a guest ends after the time of %d requests at most, when %s",
  async (_name, requests, _when, act, faults) => {
    const opened = kit.open();
    opened.network.use(faults());
    expect(await timeTaken(opened, () => act(opened.shop))).toBeLessThanOrEqual(requests * requestMs + identityWaitMs);
    expect(opened.shop.session.state.get()).toMatchObject(settled);
    opened.shop.dispose();
  },
);

it.each(ofUsers.flatMap(inWorlds))(
  "[NET-2] %s of a user ends after the time of %d requests at most, when %s",
  async (_name, requests, _when, act, faults) => {
    const opened = await kit.loggedIn();
    opened.network.use(faults());
    expect(await timeTaken(opened, () => act(opened.shop))).toBeLessThanOrEqual(requests * requestMs + identityWaitMs);
    expect(opened.shop.session.state.get()).toMatchObject(settled);
    opened.shop.dispose();
  },
);

it("[NET-2] queued changes end one after the other", async () => {
  const opened = await kit.loggedIn();
  opened.network.use(never());
  const both = () =>
    Promise.allSettled([
      opened.shop.account.setDonations({ isDisabled: true }),
      opened.shop.account.deleteSavedCard("x"),
    ]);
  expect(await timeTaken(opened, both)).toBeLessThanOrEqual(2 * requestMs);
  expect(operations(opened).filter((name) => name === "deleteSavedCard")).toHaveLength(4);
});
