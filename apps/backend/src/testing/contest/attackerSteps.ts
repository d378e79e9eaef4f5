import { canonicalEmail } from "@kamra/core/form";
import { type Contest, isOpen, loginAs, newestTo, passwords, registerAs, resetBy, seesSecret } from "./openContest.ts";

const rememberToken = ({ stolen }: Contest, token: string | null | undefined): void => {
  if (typeof token === "string") stolen.add(token);
};

async function openSessions(contest: Contest): Promise<ReadonlyArray<string>> {
  const sessions = await Promise.all(
    Array.from(contest.stolen, async (token) => ((await isOpen(contest, token)) ? [token] : [])),
  );
  return sessions.flat();
}

export const attackerSteps = {
  attackerRegisters: async (contest) => rememberToken(contest, await registerAs(contest, "attacker")),
  attackerLogsIn: async (contest) => rememberToken(contest, await loginAs(contest, contest.mailbox, "attacker")),
  attackerRegistersElsewhere: async (contest) => {
    const { client, elsewhere } = contest;
    const { data } = await client.registration({ email: elsewhere, name: "Név", password: passwords.attacker });
    rememberToken(contest, data?.registration.token);
  },
  attackerConfirmsElsewhere: async (contest) => {
    for (const token of await openSessions(contest))
      for (const kind of ["registration", "emailVerification"] as const)
        await contest.client.confirmEmail(await newestTo(contest, contest.elsewhere, kind), { token });
  },
  attackerResetsElsewhere: async (contest) => {
    const { client, elsewhere, mailbox } = contest;
    await client.requestPasswordReset(elsewhere);
    const token = await newestTo(contest, elsewhere, "passwordReset");
    for (const email of [mailbox, elsewhere]) await resetBy(contest, { token, email, who: "attacker" });
  },
  attackerComesByGoodid: async (contest) =>
    rememberToken(contest, (await contest.goodid.enter({ email: contest.elsewhere })).token),
  attackerKeepsALink: async (contest) =>
    void contest.links.add(await contest.goodid.signIn({ email: contest.elsewhere })),
  attackerAsksForTheAddress: async (contest) => {
    const data = { email: contest.mailbox, current_password: passwords.attacker };
    for (const token of await openSessions(contest))
      await contest
        .backend()
        .ask(
          "mutation ($data: PersonalDataInput!) { updateMyPersonalData(personalData: $data) { id } }",
          { data },
          { token },
        );
  },
  /** As an old release allowed: the account and all ways into it are the attacker's, only the address is not. */
  attackerHasPreparedTheAddress: async (contest) => {
    const { db } = contest.backend().database;
    const known = await db.selectFrom("users").where("email", "=", contest.elsewhere).select("id").executeTakeFirst();
    if (contest.account !== null || known === undefined) return;
    const address = { email: contest.mailbox, canonical_email: canonicalEmail(contest.mailbox) };
    await db
      .updateTable("users")
      .set({ ...address, email_verified_at: null })
      .where("id", "=", known.id)
      .execute();
    await db.deleteFrom("one_time_tokens").where("user_id", "=", known.id).execute();
    contest.account = { isOwners: false, isProven: false, hasLink: false };
  },
  attackerAsksForAReset: async (contest) => void (await contest.client.requestPasswordReset(contest.mailbox)),
  attackerSharesLists: async (contest) => {
    const { friend, lists } = contest;
    for (const token of await openSessions(contest)) {
      const by = { ...friend, token };
      const listId = await lists.createList(by);
      await lists.call("POST /shareList", { by, body: { listId, email: friend.email } });
      await lists.call("POST /acceptShare", { by: friend, body: { listId } });
    }
  },
} as const satisfies Record<string, (contest: Contest) => Promise<void>>;

/** The attacker tries every way in. Fails when they see the owner's data. */
export async function assault(contest: Contest): Promise<void> {
  const { client, elsewhere, friend, goodid, links, mailbox, stolen } = contest;
  for (const email of [mailbox, elsewhere]) rememberToken(contest, await loginAs(contest, email, "attacker"));
  // The last attempt surely logs in, so that the test is a real one.
  for (const { token, cookie } of links)
    rememberToken(contest, (await client.tokenLogin(token, {}, { cookie })).data?.tokenLogin.token);
  rememberToken(contest, (await goodid.enter({ email: elsewhere })).token);
  for (const token of [...stolen, friend.token])
    if (await seesSecret(contest, token)) throw new Error("The attacker sees the owner's data");
}
