import type { Page } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const product = "Pinova alma";

/** The page's analytics events; null when it has no queue. */
const pushed = (page: Page) =>
  page.evaluate((): { readonly dataLayer: unknown; readonly searchEvents: unknown } => ({
    dataLayer: Reflect.get(window, "dataLayer") ?? null,
    searchEvents: Reflect.get(window, "searchEvents") ?? null,
  }));

const nothing = { dataLayer: null, searchEvents: null };
const everything = {
  dataLayer: [{ ecommerce: null }, { event: "view_item" }, { ecommerce: null }, { event: "view_cart" }],
  searchEvents: [{ name: "result" }, { name: "click" }],
};

/** Searches, opens a result, and looks at the cart, without reloading. */
async function shop(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.searchField.fill("pinova");
  await shopper.searchField.press("Enter");
  await page.getByRole("main").getByRole("link", { name: product }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: product })).toBeVisible();
  await shopper.cartLink.click();
  await expect(page).toHaveURL(/\/kosar$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("[LAW-9] [ANALYT-1] analytics events are sent only after consent, and not after its withdrawal", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const question = page.getByRole("region", { name: "Mérhetjük, hogyan vásárolsz?" });
  const reopen = page.getByRole("button", { name: "Mérési beállítások" });

  await test.step("the question is in the server's page, is accessible and does not block shopping", async () => {
    expect(await (await page.request.get("/")).text()).toContain("Mérhetjük, hogyan vásárolsz?");
    await shopper.open("/");
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await expect(question.getByRole("link")).toBeFocused();
    await shop(page);
    expect(await pushed(page)).toEqual(nothing);
  });

  await test.step("a refusal is stored, and no event is sent", async () => {
    await question.getByRole("button", { name: "Nem kérem" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await shopper.open("/");
    await expect(question).toBeHidden();
    await shop(page);
    expect(await pushed(page)).toEqual(nothing);
  });

  await test.step("the footer opens it again; events are sent from the consent on", async () => {
    await shopper.open("/");
    await reopen.click();
    await expect(question).toBeFocused();
    await question.getByRole("button", { name: "Elfogadom" }).click();
    await expect(reopen).toBeFocused();
    await shop(page);
    await expect.poll(() => pushed(page)).toMatchObject(everything);
  });

  await test.step("withdrawn, it ends", async () => {
    await reopen.click();
    await question.getByRole("button", { name: "Nem kérem" }).click();
    await shop(page);
    expect(await pushed(page)).toMatchObject(everything);
  });
});

test("[LAW-9] the question covers nothing at the end of a page, and nothing that has the focus @layout", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const question = page.getByRole("region", { name: "Mérhetjük, hogyan vásárolsz?" });
  await shopper.open("/");
  await expect(question).toBeInViewport({ ratio: 0.99 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(question).toBeInViewport({ ratio: 0.99 });
  // A press reaches it: nothing is above it.
  await page.getByRole("contentinfo").getByRole("button", { name: "Mérési beállítások" }).click({ trial: true });

  await page.evaluate(() => window.scrollTo(0, 0));
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const banner = document.querySelector("body > div > section[tabindex]");
      if (focused === null || banner === null || focused === document.body || banner.contains(focused)) return null;
      const { bottom } = focused.getBoundingClientRect();
      return bottom > banner.getBoundingClientRect().top ? focused.textContent : null;
    });
    expect(covered).toBeNull();
  }
});
