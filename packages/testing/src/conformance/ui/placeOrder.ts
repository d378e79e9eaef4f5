import type { Locator, Page } from "playwright-core";
import { NotChecked } from "../NotChecked.ts";
import { addProduct } from "./addProduct.ts";
import { type CheckedSite, field, rested } from "./CheckedSite.ts";

const goOn = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name }).first().click();
  await rested(page);
};

/** Fills in who orders. Errors: NotChecked when a field is missing, which the check of that page says. */
async function enterContact(page: Page): Promise<void> {
  const fill = async () => {
    await field(page, /^Név/).fill("Próba Panna");
    await field(page, /^Telefonszám/).fill("06 20 123 4567");
  };
  await fill().catch(() => {
    throw new NotChecked("not checked: it takes an order, and the form of /megrendeles cannot be filled in");
  });
  await goOn(page, /^Tovább a szállításhoz/);
}

/** The second of some choices, for the first may close meanwhile; the only one where there is no other. */
async function later(choices: Locator): Promise<Locator> {
  await choices.first().waitFor();
  return choices.nth((await choices.count()) > 1 ? 1 : 0);
}

/** By the keyboard: what is drawn may lie over the radio itself. */
const choose = (radio: Locator): Promise<void> => radio.press("Space");

async function enterDelivery(page: Page): Promise<void> {
  const choices = (name: RegExp) => page.getByRole("radiogroup", { name }).getByRole("radio", { disabled: false });
  await field(page, /^Utca/).fill("Közdűlő út");
  await field(page, /^Házszám/).fill("46");
  await choose(await later(choices(/^A kiszállítás napja/)));
  await choose(await later(choices(/^Idősávok/)));
  await rested(page);
  await goOn(page, /^Tovább a számlázáshoz/);
}

/**
 * Orders something as the user, to 1186 Budapest and in cash, by the four steps of the checkout. Resolves to the path of its
 * status. Errors: when a step does not lead on.
 */
export async function placeOrder({ openAsUser, term }: CheckedSite): Promise<string> {
  const page = await openAsUser(`/kereses/${encodeURIComponent(term)}`);
  await addProduct(page);
  await page.goto("/kosar");
  await rested(page);
  await goOn(page, /^Tovább a kapcsolattartóhoz/);
  await enterContact(page);
  await enterDelivery(page);
  await choose(page.getByRole("radiogroup", { name: /^Fizetés/ }).getByRole("radio", { name: /Utánvét/ }));
  await goOn(page, /^Tovább az összesítéshez/);
  await goOn(page, /^Fizetési kötelezettséggel járó megrendelés/);
  await page.waitForURL(/\/megrendeles\/statusz\/./);
  const { pathname } = new URL(page.url());
  await page.context().close();
  return pathname;
}
