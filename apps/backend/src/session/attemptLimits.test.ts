/// <reference types="vite/types/importMeta.d.ts" />
import { beforeEach, expect, it } from "vitest";
import { randomId } from "../database/randomId.ts";
import type { Account } from "../testing/accountClient.ts";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { provenAccount } from "../testing/provenAccount.ts";
import { orderClient } from "../testing/orderClient.ts";
import { firstNow } from "../testing/startTestBackend.ts";
import { type Outcome, visit, type Visitor } from "../testing/visitor.ts";
import { type AttemptLimit, attemptLimits, type CountedBy, type LimitedAction } from "./attemptLimits.ts";

interface Case {
  readonly action: LimitedAction;
  readonly by: CountedBy | "mails";
  readonly most: number;
  readonly periodSeconds: number;
}

const isAction = (name: string): name is LimitedAction => Object.hasOwn(attemptLimits, name);
const counts = ["user", "device", "network", "cart", "emailAndNetwork", "email", "mails"] as const;
const periods: Readonly<Record<string, number>> = {
  "10 minutes": 600,
  "15 minutes": 900,
  "1 hour": 3600,
  "24 hours": 86_400,
};

const pages = import.meta.glob<string>("../../../../docs/graphql-limits.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** By the page about limits, not by the program: what is tried must not change with it. */
const cases = [
  ...Object.values(pages)
    .join("")
    .matchAll(/^\| `(\w+)` +\| ([\w ]+?) +\| (\d+) +\| ([\w ]+?) +\|$/gm),
].map(([, action = "", counted, most, period = ""]): Case => {
  const by = counts.find((each) => each.replace("And", " and ").toLowerCase() === counted);
  const periodSeconds = periods[period];
  if (!isAction(action) || by === undefined || periodSeconds === undefined) throw new Error(`No limit: ${action}`);
  return { action, by, most: Number(most), periodSeconds };
});

it("The page about limits has a row for each limit, with its number and period.", () => {
  const known = Object.keys(attemptLimits)
    .filter(isAction)
    .flatMap((action) => {
      const { periodSeconds, ...most }: AttemptLimit = attemptLimits[action];
      return counts.flatMap((by) => (most[by] === undefined ? [] : [{ action, by, most: most[by], periodSeconds }]));
    });
  expect(cases).toEqual(known);
});

onBothDatabases(
  "The limit",
  (backend) => {
    const { placed, readyCart, slot } = orderClient(backend);
    const db = () => backend().database.db;
    let anna: Account;
    let link: string | null = null;
    let carts: { readonly own: string; readonly guest: string } | null = null;

    beforeEach(async () => {
      backend().setNow(firstNow);
      await db().deleteFrom("rate_limits").execute();
      anna = await provenAccount(backend);
      // Some periods are longer than a session.
      await db().updateTable("access_tokens").set({ expires_at: "2027-01-01T00:00:00Z" }).execute();
      carts = null;
      link = null;
    });

    /** Those that are counted when they are tried need not succeed. */
    const attempts: Readonly<Record<LimitedAction, (visitor: Visitor, user: Account | undefined) => Promise<Outcome>>> =
      {
        login: ({ logIn }) => logIn({ email: anna.email, password: "nem ez a jelszó" }),
        registration: ({ ask }) =>
          ask('mutation { registration(registrationData: { email: "x", name: "", password: "" }) { token } }'),
        emailAvailability: ({ ask }) => ask('{ emailAvailability(email: "x") }'),
        passwordReset: ({ ask }) =>
          ask("mutation ($email: String!) { requestPasswordReset(email: $email) }", { email: anna.email }),
        confirmation: ({ ask }) => ask('mutation { deleteMyAccount(current_password: "nem ez") }', {}, anna),
        signIn: ({ send }) => send({ url: "/signin/goodid", method: "GET" }),
        oneTimeToken: ({ ask }) => ask('mutation { tokenLogin(token: "x") { token } }'),
        async orderLink({ ask }) {
          link ??= (await placed({ cart_id: await readyCart() })).transaction_id;
          return await ask('query ($link: ID!) { orderByTransaction(transaction_id: $link, email: "x") { id } }', {
            link,
          });
        },
        withdrawalLink: ({ ask }) => ask('mutation { requestWithdrawalLink(order_id: "1", email: "elall@pelda.hu") }'),
        newsletter: ({ ask }) =>
          ask('mutation { subscribeToNewsletter(input: { email: "hir@pelda.hu", consent: true }) }'),
        message: ({ ask }) =>
          ask(
            'mutation { sendContactMessage(message: { name: "A", email: "uzen@pelda.hu", subject: "B", message: "C" }) }',
          ),
        invitation: ({ send }) =>
          send({ url: "/shareList", token: anna.token, body: { listId: randomId(), email: "bela@pelda.hu" } }),
        cart: ({ ask }) => ask("mutation { createCart { id } }"),
        async couponMiss({ ask }) {
          carts ??= { own: await readyCart({}, anna), guest: await readyCart() };
          const miss = (id: string, by?: Account) =>
            ask(
              "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }",
              { input: { id, coupon_code: "NINCS" } },
              by,
            );
          const asUser = await miss(carts.own, anna);
          return asUser.status === 429 ? asUser : await miss(carts.guest);
        },
        async timeSlot({ ask }, user) {
          const input = { id: await readyCart({ shipping_method: "1" }, user), timetable_time_slot: await slot() };
          const update = "mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }";
          const answer = await ask(update, { input }, user);
          await db().deleteFrom("time_slot_places").execute();
          return answer;
        },
        async order({ ask }, user) {
          const order = "mutation ($cart: ID!) { createOrder(orderInput: { cart_id: $cart }) { transaction_id } }";
          return await ask(order, { cart: await readyCart({}, user) }, user);
        },
      };

    // `mayMail.test.ts` tries those of mails, which refuse nothing.
    it.each(cases.filter(({ by }) => by !== "mails"))(
      "of $action by $by lets $most attempts pass in $periodSeconds seconds, and no more.",
      async (limit) => {
        const { action, by, most, periodSeconds } = limit;
        const visitor = visit(backend, "198.51.100.1");
        if (by === "device") await visitor.logIn(anna);
        const attempt = () => attempts[action](visitor, by === "user" ? anna : undefined);
        await attempt();
        const counted = db().updateTable("rate_limits").where("key", "like", `${action}/${by}/%`);
        expect((await counted.set({ uses: most - 1 }).executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n);
        expect((await attempt()).status).not.toBe(429);
        expect(await attempt()).toMatchObject({ status: 429, wait: String(periodSeconds) });
        backend().setNow(new Date(Date.parse(firstNow) + periodSeconds * 1000).toISOString());
        expect((await attempt()).status).not.toBe(429);
      },
    );
  },
  { isDevelopment: true },
);
