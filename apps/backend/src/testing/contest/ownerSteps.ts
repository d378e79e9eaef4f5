import {
  type Contest,
  enterSecret,
  expectSame,
  isOpen,
  loginAs,
  newestTo,
  passwords,
  registerAs,
  resetBy,
} from "./openContest.ts";

/** The owner has proved the mailbox: the account is theirs from now on. */
async function claimed(contest: Contest, session: string | null): Promise<void> {
  contest.account = { isOwners: true, isProven: true, hasLink: false };
  contest.session = session;
  await enterSecret(contest);
}

/** By a token of a mail; fails unless that ends as expected. */
async function setPassword(contest: Contest, kind: "registration" | "passwordReset", isExpected: boolean) {
  const { mailbox } = contest;
  const isDone = await resetBy(contest, {
    token: await newestTo(contest, mailbox, kind),
    email: mailbox,
    who: "owner",
  });
  expectSame(`The owner sets a password by the mail ${kind}`, isDone, isExpected);
  if (isDone) await claimed(contest, await loginAs(contest, mailbox, "owner"));
}

export const ownerSteps = {
  ownerRegisters: async (contest) => {
    const token = await registerAs(contest, "owner");
    if (token !== null) contest.session = token;
    await enterSecret(contest);
  },
  /** A registered and logged-in owner needs no more than that. */
  ownerPressesTheLink: async (contest) => {
    const { account, client, mailbox, session } = contest;
    const token = await newestTo(contest, mailbox, "registration");
    if (session === null || !(await isOpen(contest, session))) {
      const { errors } = await client.confirmEmail(token);
      expectSame("A guest presses the link", errors[0]?.extensions.code, "UNAUTHENTICATED");
      return;
    }
    const { data } = await client.confirmEmail(token, { token: session });
    if (account?.isOwners !== true || account.isProven) return;
    expectSame("The registrant presses the link", data?.confirmEmail.email, mailbox);
    await claimed(contest, session);
  },
  ownerChoosesByTheLink: async (contest) => {
    const { account } = contest;
    await setPassword(contest, "registration", account !== null && account.hasLink && !account.isProven);
  },
  ownerResets: async (contest) => {
    await contest.client.requestPasswordReset(contest.mailbox);
    await setPassword(contest, "passwordReset", contest.account !== null);
  },
  ownerComesByGoodid: async (contest) =>
    await claimed(contest, (await contest.goodid.enter({ email: contest.mailbox })).token),
  ownerLogsIn: async (contest) => {
    contest.session = (await loginAs(contest, contest.mailbox, "owner")) ?? contest.session;
    await enterSecret(contest);
  },
  ownerDeletes: async (contest) => {
    const token = await loginAs(contest, contest.mailbox, "owner");
    if (token === null) return;
    const { errors } = await contest
      .backend()
      .ask(
        "mutation ($password: String!) { deleteMyAccount(current_password: $password) }",
        { password: passwords.owner },
        { token },
      );
    expectSame("The owner deletes the account", errors.length, 0);
    [contest.account, contest.session] = [null, null];
  },
} as const satisfies Record<string, (contest: Contest) => Promise<void>>;

/** The owner registers, or sets a new password, and is then logged in. */
export async function comeHome(contest: Contest): Promise<void> {
  if (contest.account === null) await ownerSteps.ownerRegisters(contest);
  else await ownerSteps.ownerResets(contest);
  expectSame("The owner comes home", await contest.client.whoIs(contest.session ?? ""), contest.mailbox);
}
