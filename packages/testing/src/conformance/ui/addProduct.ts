import type { Page } from "playwright-core";
import { rested } from "./CheckedSite.ts";

export const add = /^Kosárba: /;
export const quantity = /^Mennyiség: /;

/** The first product that can be put into the cart, from the results; answers the question for the place. */
export async function addProduct(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: add }).first().click();
  const dialog = page.getByRole("dialog", { name: "Hova szeretnél rendelni?" });
  await dialog.getByRole("textbox", { name: "Irányítószám" }).fill("1186");
  await dialog.getByRole("button", { name: "Rendben" }).click();
  await page.getByRole("group", { name: quantity }).first().waitFor();
  await rested(page);
}
