import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { ids } from "./seed/smallSeed.ts";
import { type Browser, openBrowser } from "./testing/browser.ts";
import { billing_address, contact_data } from "./testing/orderClient.ts";
import { type ReplicatedServer, replicatedServer } from "./testing/replicatedServer.ts";
import { startTestBackend, type TestBackend } from "./testing/startTestBackend.ts";

const longestLag = 2000;
const metricsToken = "szurke-szamok";
const goods = [ids.milk, ids.sourCream];
type Status = "AVAILABLE" | "OUT_OF_STOCK";

let server: ReplicatedServer;
let backend: TestBackend;
/** The time that lags and cookies are measured by. */
let now = 0;
const elapsed = () => now;

beforeAll(async () => {
  server = await replicatedServer();
  backend = await startTestBackend({
    metricsToken,
    database: {
      kind: "server",
      url: server.url,
      replica: { url: server.replica, longestLag, longestSilence: 2000, rest: 1000, elapsed },
    },
  });
});
afterAll(async () => {
  await backend.close();
  await server.close();
});

const readMetrics = async (): Promise<string> =>
  await (await backend.fetch("/metrics", { headers: { authorization: `Bearer ${metricsToken}` } })).text();

/** How often each outcome of a late read has happened. */
async function readOutcomes(): Promise<Readonly<Record<string, number>>> {
  const lines = (await readMetrics()).matchAll(/^kamra_late_reads_total\{outcome="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, outcome = "", count]) => [outcome, Number(count)]));
}

/** The shop fills its shelf. */
async function restock(product: number): Promise<void> {
  const { db } = backend.database;
  await db.updateTable("products").set({ stock: 2, status: "AVAILABLE" }).where("id", "=", product).execute();
  await db.updateTable("product_index").set({ status: "AVAILABLE" }).where("product_id", "=", product).execute();
}

/** A shopper orders all there is; `false` when there is nothing. */
async function buyAll(browser: Browser, product: number): Promise<boolean> {
  const created = await browser.ask<{ createCart: { id: string } }>("mutation { createCart { id } }");
  const id = created.data?.createCart.id;
  const input = {
    id,
    products: [{ product_id: product, piece: 2 }],
    shipping_method: "4",
    payment_method: "2",
    contact_data,
    billing_address,
    age_confirmed: true,
  };
  await browser.ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", { input });
  const { data } = await browser.ask<{ createOrder: object }>(
    "mutation ($id: ID!) { createOrder(orderInput: { cart_id: $id }) { transaction_id } }",
    { id },
  );
  return data !== null;
}

/** What a product's page, or a list, says. */
async function readStatus(browser: Browser, product: number): Promise<Status | undefined> {
  const answer = await browser.ask<{ getProductById: { status: Status } | null }>(
    "query ($id: ID!) { getProductById(id: $id) { status images { alt } } }",
    { id: product },
  );
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.errors).toBeUndefined();
  return answer.data?.getProductById?.status;
}

/** The replica has all, and is known to answer. */
async function settle(): Promise<void> {
  now += 10 * longestLag;
  await server.resumeReplay();
  await server.caughtUp();
  const browser = openBrowser(() => backend, { elapsed });
  const replica = async () => (await readOutcomes())["replica"] ?? 0;
  const before = await replica();
  await expect
    .poll(async () => {
      await readStatus(browser, ids.milk);
      return await replica();
    })
    .toBeGreaterThan(before);
}

/** A read after a time, which is answered without an error, ends like this. */
async function outcomeAfter(outcome: string, { wait }: { readonly wait: number }): Promise<void> {
  const before = await readOutcomes();
  now += wait;
  await readStatus(
    openBrowser(() => backend, { elapsed }),
    ids.milk,
  );
  const after = await readOutcomes();
  const differing = Object.keys(after).filter((each) => after[each] !== before[each]);
  expect(differing).toEqual([outcome]);
}

describe("A shop with a replica", () => {
  beforeEach(async () => {
    for (const product of goods) await restock(product);
    await settle();
  });

  it("reads what strangers may see late from the replica, and a shopper's own change from the writer.", async () => {
    const [anna, bela] = [openBrowser(() => backend, { elapsed }), openBrowser(() => backend, { elapsed })];
    await server.pauseReplay();
    expect(await buyAll(anna, ids.milk)).toBe(true);
    expect(await readStatus(anna, ids.milk)).toBe("OUT_OF_STOCK");
    expect(await readStatus(bela, ids.milk)).toBe("AVAILABLE");
    // Known to be too late by then, for all.
    now += longestLag + 1;
    expect(await readStatus(bela, ids.milk)).toBe("OUT_OF_STOCK");
  });

  it("leaves a replica alone that is too far behind, and says by how much.", async () => {
    await server.pauseReplay();
    await restock(ids.sourCream);
    await outcomeAfter("behind", { wait: longestLag + 1 });
    await outcomeAfter("behind", { wait: 700 });
    expect(await readMetrics()).toMatch(/^kamra_replica_lag_seconds 0\.7$/m);
    await server.resumeReplay();
    await server.caughtUp();
    await outcomeAfter("replica", { wait: 0 });
  });

  it.each([
    ["stands still", async () => server.freeze(), async () => server.thaw()],
    ["is gone", () => server.stopReplica(), () => server.startReplica()],
  ])("asks the writer at once when the replica %s, and the replica when it is back.", async (_what, fall, rise) => {
    try {
      await fall();
      await outcomeAfter("failed", { wait: 0 });
      await outcomeAfter("away", { wait: 0 });
    } finally {
      await rise();
    }
    await settle();
  });

  it("reads for clients whose cookies do not travel from the writer.", async () => {
    await server.pauseReplay();
    expect(
      await buyAll(
        openBrowser(() => backend, { elapsed }),
        ids.milk,
      ),
    ).toBe(true);
    const { data } = await backend.ask(`{ getProductById(id: ${ids.milk}) { status } }`);
    expect(data).toEqual({ getProductById: { status: "OUT_OF_STOCK" } });
  });
});

type Step =
  | { readonly kind: "buy" | "read"; readonly shopper: number; readonly product: number }
  | { readonly kind: "restock"; readonly product: number }
  | { readonly kind: "wait"; readonly milliseconds: number }
  | { readonly kind: "caughtUp" | "freeze" | "pause" | "restart" | "resume" | "stop" };

const shopper = fc.nat({ max: 2 });
const product = fc.constantFrom(...goods);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("read" as const), shopper, product }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("buy" as const), shopper, product }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("restock" as const), product }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(300, 600, 1500, 6000) }),
    },
    {
      weight: 3,
      arbitrary: fc.oneof(
        { weight: 4, arbitrary: fc.constant({ kind: "pause" as const }) },
        {
          weight: 3,
          arbitrary: fc.record({ kind: fc.constantFrom("caughtUp" as const, "resume" as const, "restart" as const) }),
        },
        { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("freeze" as const, "stop" as const) }) },
      ),
    },
  ),
  { minLength: 10, maxLength: 40, size: "max" },
);

/** The replica, and what has befallen it. */
function theReplica() {
  let state: "frozen" | "gone" | "paused" | "well" = "well";
  const recover = async () => {
    if (state === "frozen") server.thaw();
    if (state === "gone") await server.startReplica();
    if (state === "paused") await server.resumeReplay();
    state = "well";
  };
  const become = async (next: typeof state, act: () => Promise<void> | void) => {
    if (next !== "well" && state === next) return;
    await recover();
    await act();
    state = next;
  };
  return {
    recover,
    caughtUp: async () => {
      await recover();
      await server.caughtUp();
    },
    freeze: () => become("frozen", server.freeze),
    pause: () => become("paused", server.pauseReplay),
    stop: () => become("gone", server.stopReplica),
    restart: () =>
      become("well", async () => {
        await server.stopReplica();
        await server.startReplica();
      }),
  };
}

/** What the shop has had, by the test's own account. */
interface Version {
  readonly at: number;
  readonly statusOf: ReadonlyMap<number, Status>;
}

async function play(script: ReadonlyArray<Step>): Promise<void> {
  const replica = theReplica();
  const browsers = [0, 1, 2].map(() => openBrowser(() => backend, { elapsed }));
  const browserOf = (number: number): Browser => browsers[number] ?? openBrowser(() => backend, { elapsed });
  const versions: Version[] = [{ at: now, statusOf: new Map(goods.map((each) => [each, "AVAILABLE" as const])) }];
  /** The version that each shopper has made last. */
  const own = new Map<number, number>();
  const change = (changed: number, status: Status) =>
    versions.push({ at: now, statusOf: new Map([...(versions.at(-1)?.statusOf ?? []), [changed, status]]) }) - 1;
  /** What may be read: nothing older than one's own change, nor than the longest lag. */
  const allowed = (reader: number, read: number): Set<Status | undefined> => {
    const overdue = versions.findLastIndex(({ at }) => at < now - longestLag);
    return new Set(
      versions.slice(Math.max(overdue, own.get(reader) ?? 0, 0)).map(({ statusOf }) => statusOf.get(read)),
    );
  };
  try {
    for (const step of script) {
      if (step.kind === "wait") now += step.milliseconds;
      else if (step.kind === "read")
        expect(allowed(step.shopper, step.product)).toContain(await readStatus(browserOf(step.shopper), step.product));
      else if (step.kind === "buy") {
        const isBought = await buyAll(browserOf(step.shopper), step.product);
        expect(isBought).toBe(versions.at(-1)?.statusOf.get(step.product) === "AVAILABLE");
        if (isBought) own.set(step.shopper, change(step.product, "OUT_OF_STOCK"));
      } else if (step.kind === "restock") {
        await restock(step.product);
        change(step.product, "AVAILABLE");
      } else if (step.kind === "resume") await replica.recover();
      else await replica[step.kind]();
    }
  } finally {
    await replica.recover();
  }
}

const runs = 200;

// In the full run alone: in one of three runs of all tests it did not end, and the cause is not proved yet.
it.runIf(inject("isFull"))(
  "However a replica lags, stops or stands still, shoppers read their own changes, others' soon, and never an error.",
  async () => {
    const before = await readOutcomes();
    await fc.assert(
      fc.asyncProperty(steps, play).beforeEach(async () => {
        for (const each of goods) await restock(each);
        await settle();
      }),
      { numRuns: runs, seed: inject("seed") },
    );
    // Otherwise it has shown nothing.
    const after = await readOutcomes();
    expect(after["replica"]).toBeGreaterThan((before["replica"] ?? 0) + runs);
  },
);
