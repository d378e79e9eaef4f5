import type { Page } from "@playwright/test";
import type { orderedBefore } from "../e2e/orderedBefore.ts";

type Person = Awaited<ReturnType<typeof orderedBefore>>;

/** Opens an address and waits until the page listens and asks for nothing more. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

/** Puts a first product into the cart, which asks where to deliver. */
export async function fillCart(page: Page, shop: string): Promise<void> {
  await openScreen(page, `${shop}/kereses/pinova`);
  await page.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
  const dialog = page.getByRole("dialog", { name: "Hova szeretnél rendelni?" });
  await dialog.getByRole("textbox", { name: "Irányítószám" }).fill("1053");
  await dialog.getByRole("button", { name: "Rendben" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.waitForLoadState("networkidle");
}

/** Fills the first step of the checkout. */
export async function fillContact(page: Page): Promise<void> {
  const fill = (name: string, value: string) => page.getByRole("textbox", { name }).fill(value);
  await fill("Név", "Kovács-Szabó Annamária");
  await fill("E-mail cím", "annamaria@pelda.hu");
  await fill("Telefonszám", "20 123 4567");
}

export async function logIn(page: Page, shop: string, { email, password }: Person): Promise<void> {
  await openScreen(page, `${shop}/belepes`);
  await page.getByRole("main").getByLabel("E-mail cím", { exact: true }).fill(email);
  await page.getByRole("main").getByLabel("Jelszó", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Belépek" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.waitForLoadState("networkidle");
}
