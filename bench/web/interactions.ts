import type { Locator, Page } from "@playwright/test";
import { fillContact, openScreen } from "../../apps/storefront/screens/shopperSteps.ts";

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

/** Playwright looks for elements by running long scripts in the page, so neither the press nor its answer is beside one. */
const quietMs = 500;
/** How long a finger stays on the screen. */
const fingerMs = 80;

/** Presses like a finger. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("What is to be pressed is not on the page");
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await page.waitForTimeout(quietMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(fingerMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(quietMs);
  await session.detach();
}

const interactions: Readonly<Record<string, (page: Page, shop: string) => Promise<void>>> = {
  "„Kosárba” to the shown quantity": async (page, shop) => {
    await openScreen(page, `${shop}/kereses/banán`);
    await tap(page, page.getByRole("button", { name: /^Kosárba: / }).first());
    await page
      .getByRole("group", { name: /^Mennyiség: / })
      .first()
      .waitFor();
  },
  "opening the menu": async (page, shop) => {
    await openScreen(page, `${shop}/`);
    await tap(page, page.getByRole("button", { name: "Menü" }));
    await page.getByRole("dialog").waitFor();
  },
  "a key in the search box": async (page, shop) => {
    await openScreen(page, `${shop}/`);
    await page.getByRole("combobox", { name: "Keresés" }).pressSequentially("tej", { delay: 200 });
    await page.getByRole("row").first().waitFor();
  },
  "a slot chosen": async (page, shop) => {
    await openScreen(page, `${shop}/megrendeles`);
    await fillContact(page);
    await page.getByRole("button", { name: /^Tovább/ }).click();
    const slot = page.getByRole("tabpanel").getByText(/\d–\d/);
    await slot.first().waitFor();
    await forgetEvents(page);
    await tap(page, slot.first());
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
