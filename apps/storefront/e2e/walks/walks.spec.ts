import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { seed } from "../../../../scripts/config/seed.ts";
import { expect } from "../test.ts";
import { test } from "./ownShop.ts";
import { Shopkeeper } from "./Shopkeeper.ts";
import { toldWalk, type Walk } from "./Walk.ts";
import { walkAlong } from "./walkAlong.ts";
import { Walker } from "./Walker.ts";
import { walks } from "./walks.ts";

/** `KAMRA_WALKS` names another number. */
const numRuns = Number(process.env["KAMRA_WALKS"] ?? (process.env["KAMRA_FULL"] === "1" ? 2000 : 30));

// A shopper who leaves a page ends its requests; the laws tell what matters of them.
test.use({ expected: /./, extraHTTPHeaders: {}, actionTimeout: 10_000, navigationTimeout: 30_000 });

test(
  "[SEAM-1] [SEAM-2] [SEAM-3] shoppers who have only pages get on, see why amounts change, and hear what is true",
  { tag: ["@walks", "@full"] },
  async ({ context, playwright, shopUrl }) => {
    test.setTimeout(0);
    const request = await playwright.request.newContext({ baseURL: shopUrl });
    const consent = await context.cookies();
    await context.clock.install();
    let count = 0;

    async function goOnce(walk: Walk): Promise<void> {
      count += 1;
      // Limits of one network last for a day.
      await context.setExtraHTTPHeaders({ "x-forwarded-for": `198.18.${Math.floor(count / 250)}.${count % 250}` });
      await context.addCookies(consent);
      const shopkeeper = new Shopkeeper(request, context, walk);
      await shopkeeper.begin();
      const person = { email: `${randomUUID()}@pelda.hu`, password: "lila elefánt" };
      const walker = await Walker.begin(context, person);
      try {
        await walkAlong(walk, { walker, shopkeeper, home: walk.home });
      } catch (error) {
        throw new Error(`KAMRA_SEED=${seed}, walk ${count}: ${toldWalk(walk)}\n${String(error)}`, { cause: error });
      } finally {
        await walker.end();
        await context.clearCookies();
      }
    }

    // A walk says what was done, step by step; shorter ones take longer to find than to read it.
    const run = await fc.check(fc.asyncProperty(walks, goOnce), { seed, numRuns, endOnFailure: true });
    expect(run.failed, String(run.errorInstance)).toBe(false);
    await request.dispose();
  },
);
