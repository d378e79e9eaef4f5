import { orderedProductsStart, startShop } from "@kamra/core";
import { nextTask } from "../browser/nextTask.ts";
import { startText } from "../browser/text.hu.ts";
import { commonOptions } from "./commonOptions.ts";
import type { BrowserShopOptions } from "./createBrowserShop.ts";
import { starts } from "./onEveryPage.ts";

/** The browser's shop, whose services come after the first script. `missed` gets the failure when they do not load. */
export const startBrowserShop = (
  options: BrowserShopOptions,
  { missed }: { readonly missed: (error: unknown) => void },
) =>
  startShop({
    starts: [...starts, orderedProductsStart],
    ...commonOptions(options),
    cookies: options.cookies,
    snapshot: options.snapshot,
    clock: options.clock,
    missingText: startText.notStarted,
    load: async () => {
      try {
        const { createBrowserShopInSteps } = await import("./createBrowserShop.ts");
        // To run the services' code and to make the shop are tasks of their own.
        await nextTask();
        const shop = await createBrowserShopInSteps(options);
        return () => shop;
      } catch (error) {
        missed(error);
        throw error;
      }
    },
  });
