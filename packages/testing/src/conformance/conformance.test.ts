import { type InProcessBackend, testBackend } from "@kamra/backend";
import { afterAll, expect, it } from "vitest";
import { type BrokenBackend, brokenBackends } from "./brokenBackends.test.kit.ts";
import { toolsOf } from "./toolsOf.test.kit.ts";
import type { Check } from "./Check.ts";
import { type BackendAddress, checkedBackend, type ShopTools } from "./CheckedBackend.ts";
import { checkBackend } from "./checkBackend.ts";
import { checks } from "./checks.ts";
import { reportOf } from "./reportOf.ts";
import { runChecks } from "./runChecks.ts";

const backend = await testBackend();
afterAll(() => backend.close());
const endpoint = "http://shop.test/graphql";

let networks = 0;

/** A backend as a network of its own, so that one run's attempts do not count for the next; and its clock. */
function openRun(of: InProcessBackend = backend): Required<Pick<BackendAddress, "fetch" | "clock"> & ShopTools> & {
  readonly passedHours: () => number;
} {
  networks += 1;
  const network = `10.0.0.${networks}`;
  const start = Date.now();
  let hours = 0;
  const now = () => new Date(start + hours * 3_600_000);
  return {
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-for", network);
      return of.fetch(input, { ...init, headers });
    },
    clock: {
      passHours: (more) => {
        hours += more;
        of.setNow(now());
      },
    },
    passedHours: () => hours,
    ...toolsOf(of),
  };
}

async function brokenBy(
  { wrap }: BrokenBackend,
  some: ReadonlyArray<Check>,
  of = backend,
): Promise<ReadonlyArray<string>> {
  const { fetch, passedHours, ...run } = openRun(of);
  const address = { ...run, endpoint, fetch: wrap(fetch, passedHours), placesOrders: true, coupon: "TIZ" };
  const results = await runChecks(checkedBackend(address), some);
  of.setNow(new Date());
  return results.filter(({ faults }) => faults.length > 0).map(({ promise }) => promise);
}

const isAbout = ({ promises }: BrokenBackend, { promise }: Check) => promises.some((part) => promise.startsWith(part));

it("the reference backend keeps each promise, in process", async () => {
  const report = reportOf(await checkBackend({ ...openRun(), endpoint, placesOrders: true, coupon: "TIZ" }));
  backend.setNow(new Date());
  expect(report).toMatch(/\n(\d+) of \1 promises are kept\.$/);
});

it("without tools, orders and a coupon, over HTTP, what needs them is named as not checked", async () => {
  const report = reportOf(await checkBackend({ endpoint: await backend.listen() }));
  expect(report).toMatch(/\n(\d+) of \1 promises are kept\. 14 were not checked\.$/);
  expect(report).toContain("\n    not checked: it takes a clock of the backend that can be moved (--clock COMMAND)");
});

it("each promise is broken by a backend", () => {
  expect(checks.filter((check) => !brokenBackends.some((broken) => isAbout(broken, check)))).toEqual([]);
});

it.each(brokenBackends)("$name breaks the promises that it is about", async (broken) => {
  const about = checks.filter((check) => isAbout(broken, check));
  expect(about).toHaveLength(broken.promises.length);
  expect(await brokenBy(broken, about)).toEqual(about.map(({ promise }) => promise));
});

const everyBackend = process.env["KAMRA_FULL"] !== undefined;

// Each of these makes all checks on a backend of its own, whose time slots are all free; a full run does so with all of them.
it.each(brokenBackends.filter((_broken, index) => everyBackend || index % 20 === 0))(
  "$name breaks no other promise",
  async (broken) => {
    const own = await testBackend();
    const about = checks.filter((check) => isAbout(broken, check));
    expect(await brokenBy(broken, checks, own)).toEqual(about.map(({ promise }) => promise));
    await own.close();
  },
);

it("a broken promise is reported with what was seen and the repair, and a silent backend breaks all", async () => {
  const silent = () => Promise.resolve(Response.json({ data: null }));
  const results = await checkBackend({ ...openRun(), endpoint, fetch: silent, placesOrders: true, coupon: "TIZ" });
  backend.setNow(new Date());
  expect(results.filter(({ faults }) => faults.length === 0)).toEqual([]);
  expect(reportOf(results)).toContain(
    "    seen: introspection was refused with the codes []\n    repair: Add what is named here",
  );
});
