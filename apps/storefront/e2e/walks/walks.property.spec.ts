import { randomUUID } from "node:crypto";
import { chromium } from "../../../../scripts/config/chromium.ts";
import { expect } from "../test.ts";
import { test } from "./ownShop.ts";
import { Shopkeeper } from "./Shopkeeper.ts";
import { toldWalk } from "./Walk.ts";
import { walkAlong } from "./walkAlong.ts";
import { Walker } from "./Walker.ts";
import { walksOfThisRun } from "./walksOfThisRun.ts";

// A shopper who leaves a page ends its requests; the laws tell what matters of them.
test.use({
  expected: /./,
  extraHTTPHeaders: {},
  actionTimeout: 30_000,
  navigationTimeout: 30_000,
  // Walks read pages: pictures would cost them time.
  launchOptions: { ...chromium, args: [...chromium.args, "--blink-settings=imagesEnabled=false"] },
});

/** Limits of one network last for a day. */
const networkOf = (index: number) => ({ "x-forwarded-for": `198.18.${Math.floor(index / 250)}.${index % 250}` });

test.describe(
  "[SEAM-1] [SEAM-2] [SEAM-3] shoppers who have only pages get on, see why amounts change, and hear what is true",
  { tag: "@walks" },
  () => {
    for (const { walk, index, name } of walksOfThisRun)
      test(`walk ${index + 1}`, async ({ context, playwright, shopUrl }) => {
        // A walk ends after thirty steps without an order, and each step by its own time-outs.
        test.setTimeout(0);
        const network = networkOf(index);
        const open = (headers = {}) => playwright.request.newContext({ baseURL: shopUrl, extraHTTPHeaders: headers });
        const [developer, request] = [await open(), await open(network)];
        // Without a route, which would have the browser load each script anew for each page.
        await context.setExtraHTTPHeaders(network);
        await context.clock.install();
        const shopkeeper = new Shopkeeper(developer, context, walk);
        await shopkeeper.begin();
        const person = { email: `${randomUUID()}@pelda.hu`, password: "lila elefánt" };
        const walker = await Walker.begin(context, { person, request });
        const breach = await walkAlong(walk, { walker, shopkeeper, home: walk.home }).then(() => "", String);
        expect(breach, `KAMRA_WALK=${name}: ${toldWalk(walk)}`).toBe("");
        await walker.end();
        await Promise.all([developer.dispose(), request.dispose()]);
      });
  },
);
