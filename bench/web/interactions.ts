import type { Page } from "@playwright/test";
import { fillContact, openScreen } from "../../scripts/screens/shopperSteps.ts";

declare global {
  interface Window {
    /** Durations of the page's interactions so far, in milliseconds. */
    kamraEvents: number[];
  }
  interface PerformanceObserverInit {
    /** Of the Event Timing specification; TypeScript does not have it yet. */
    durationThreshold?: number;
  }
}

/** Starts to collect before the page's own scripts. */
const collectEvents = () => {
  window.kamraEvents = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) window.kamraEvents.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
};

/** The longest of the browser's Event Timing entries since the page was opened or `forgetEvents`, in milliseconds. */
async function longestEvent(page: Page): Promise<number> {
  // Entries arrive after the frame that they measure.
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...window.kamraEvents));
}

const forgetEvents = (page: Page) => page.evaluate(() => void window.kamraEvents.splice(0));

const interactions: Readonly<Record<string, (page: Page, shop: string) => Promise<void>>> = {
  "„Kosárba” to the shown quantity": async (page, shop) => {
    await openScreen(page, `${shop}/kereses/banán`);
    const button = page.getByRole("button", { name: /^Kosárba: / }).first();
    await button.tap();
    await page
      .getByRole("group", { name: /^Mennyiség: / })
      .first()
      .waitFor();
  },
  "opening the menu": async (page, shop) => {
    await openScreen(page, `${shop}/`);
    await page.getByRole("button", { name: "Menü" }).tap();
    await page.getByRole("dialog").waitFor();
  },
  "a key in the search box": async (page, shop) => {
    await openScreen(page, `${shop}/`);
    await page.getByRole("combobox", { name: "Keresés" }).pressSequentially("tej", { delay: 200 });
    await page.getByRole("option").first().waitFor();
  },
  "a slot chosen": async (page, shop) => {
    await openScreen(page, `${shop}/megrendeles`);
    await fillContact(page);
    await page.getByRole("button", { name: /^Tovább/ }).click();
    const slot = page.getByRole("tabpanel").getByText(/\d–\d/);
    await slot.first().waitFor();
    await forgetEvents(page);
    await slot.first().tap();
    await page.getByRole("status").filter({ hasText: "neked tartjuk" }).waitFor();
  },
};

/** Each interaction's longest event in milliseconds; the page's context touches, and has a cart with a delivery. */
export async function measureInteractions(page: Page, shop: string): Promise<Readonly<Record<string, number>>> {
  await page.addInitScript(collectEvents);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const measured: Record<string, number> = {};
  for (const [name, interact] of Object.entries(interactions)) {
    await interact(page, shop);
    measured[name] = await longestEvent(page);
  }
  return measured;
}
