import type { Page } from "@playwright/test";
import { enterAs } from "./enterAs.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const greeting = (page: Page, name: string) => page.getByRole("heading", { level: 1, name: `Szia, ${name}!` });

async function logOut(page: Page, name: string) {
  await page.getByRole("banner").getByRole("button", { name }).click();
  await page.getByRole("banner").getByRole("button", { name: "Kijelentkezés" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Belépés / Regisztráció" })).toBeVisible();
}

test("[SESS-1] no script of a page can read the session's token", async ({ page, context }) => {
  await enterAs("Kovács Anna", context);
  await new Shopper(page).open("/profil");
  await expect(greeting(page, "Kovács Anna")).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === "session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const readable = await page.evaluate(() => {
    const seen = new WeakSet<object>();
    const values = Object.getOwnPropertyNames(window).map((name) => {
      try {
        return JSON.stringify(Reflect.get(window, name), (_key, value: unknown) => {
          if (typeof value !== "object" || value === null) return value;
          if (seen.has(value) || value instanceof Node) return null;
          seen.add(value);
          return value;
        });
      } catch {
        return null;
      }
    });
    const html = document.documentElement.outerHTML;
    return [document.cookie, html, JSON.stringify([localStorage, sessionStorage]), ...values].join("\n");
  });
  expect(readable).toContain("session_mark=");
  expect(readable).not.toContain(session?.value);
});

test("[SESS-4] [SESS-6] the back button shows no data of the previous user, neither to a guest nor to the next user", async ({
  page,
  context,
}) => {
  await enterAs("Kovács Anna", context);
  await new Shopper(page).open("/profil/bevasarlolistaim");
  await new Shopper(page).open("/profil");
  await expect(greeting(page, "Kovács Anna")).toBeVisible();
  await new Shopper(page).open("/szallitas");
  await logOut(page, "Kovács Anna");
  await expect(page).toHaveURL(/\/$/);
  await new Shopper(page).open("/uzletek");
  // A page that names its entry of the history ends Playwright's wait, too; a second step then breaks off the first.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/belepes\?vissza=%2Fprofil$/);
  expect(await page.content()).not.toContain("Kovács Anna");
  await enterAs("Nagy Béla", context);
  await page.goBack();
  await expect(page.getByRole("banner").getByRole("button", { name: "Nagy Béla" })).toBeVisible();
  expect(await page.content()).not.toContain("Kovács Anna");
});
