import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { seed } from "../../../../scripts/config/seed.ts";
import { test } from "./ownShop.ts";
import { Shopkeeper } from "./Shopkeeper.ts";
import { type Walk } from "./Walk.ts";
import { walkAlong } from "./walkAlong.ts";
import { Walker } from "./Walker.ts";
import { walks } from "./walks.ts";

const numRuns = Number(process.env["KAMRA_WALKS"] ?? (process.env["KAMRA_FULL"] === "1" ? 2000 : 30));

test.use({ expected: /.*/, extraHTTPHeaders: {}, actionTimeout: 10_000, navigationTimeout: 30_000 });

test(
  "[SEAM-1] [SEAM-2] [SEAM-3] shoppers who have only pages get on, see why amounts change, and hear what is true",
  { tag: "@walks" },
  async ({ context, playwright, shopUrl }) => {
    test.setTimeout(0);
    const request = await playwright.request.newContext({ baseURL: shopUrl });
    const answered = await context.cookies();
    await context.clock.install();
    let count = 0;

    async function walk(plan: Walk): Promise<void> {
      count += 1;
      const started = performance.now();
      // Limits of one network last for a day.
      await context.setExtraHTTPHeaders({ "x-forwarded-for": `198.18.${Math.floor(count / 250)}.${count % 250}` });
      await context.addCookies(answered);
      const person = { email: `${randomUUID()}@pelda.hu`, password: "lila elefánt" };
      const walker = await Walker.begin(context, person);
      const shopkeeper = new Shopkeeper(request, context, plan);
      await shopkeeper.begin();
      try {
        await walkAlong(plan, { walker, shopkeeper, home: plan.home });
      } catch (error) {
        if (!process.env.KEEP) throw error;
        console.log("BREACH", plan.home, plan.daysOff, String(error));
      } finally {
        await walker.end();
        await context.clearCookies();
      }
      if (process.env.KEEP) console.log(count, ((performance.now() - started) / 1000).toFixed(1));
    }

    await fc.assert(fc.asyncProperty(walks, walk), { seed, numRuns, endOnFailure: true });
    await request.dispose();
  },
);
