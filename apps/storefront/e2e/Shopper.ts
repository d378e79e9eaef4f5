import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The view and the actions of a shopper, by the words on the page. */
export class Shopper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address and waits for hydration. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.listening();
  }

  /** Waits until hydration is done. */
  async listening(): Promise<void> {
    await this.page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  }

  get searchField(): Locator {
    return this.page.getByRole("combobox", { name: "Keresés" });
  }

  get cartLink(): Locator {
    return this.page.getByRole("banner").getByRole("link", { name: /^Kosár/ });
  }

  get deliveryDialog(): Locator {
    return this.page.getByRole("dialog", { name: "Hova szeretnél rendelni?" });
  }

  /** The control of a product that is in the cart. */
  quantityOf(name: string): Locator {
    return this.page.getByRole("group", { name: `Mennyiség: ${name}` });
  }

  /** The control's text, with its unit. */
  fieldOf(name: string, unit: string): Locator {
    return this.quantityOf(name).getByRole("textbox", { name: `Mennyiség (${unit})` });
  }

  /** Waits until the server has confirmed the cart's quantity of a product. */
  async confirmed(name: string): Promise<void> {
    await expect(this.quantityOf(name)).toHaveAttribute("aria-busy", "false");
  }

  /** Selects a delivery in Budapest, so that additions do not ask for it. */
  async choosePostcode(postcode: string): Promise<void> {
    await this.deliveryDialog.getByRole("textbox", { name: "Irányítószám" }).fill(postcode);
    await this.deliveryDialog.getByRole("button", { name: "Rendben" }).click();
    await expect(this.deliveryDialog).toBeHidden();
  }

  /** A time slot of the second day: the first day's close while a test runs, at certain times of the day. */
  async laterSlot(): Promise<Locator> {
    await this.page.getByRole("radiogroup", { name: "A kiszállítás napja" }).getByRole("radio").nth(1).click();
    return this.page
      .getByRole("radiogroup", { name: /^Idősávok/ })
      .getByText(/\d–\d/)
      .first();
  }

  /** Chooses a time slot, and waits until it is reserved. */
  async chooseSlot(): Promise<void> {
    await (await this.laterSlot()).click();
    await expect(this.page.getByRole("status").filter({ hasText: "Még 15 percig neked tartjuk" })).toBeVisible();
  }

  /** The lines of the cart page, as they read. */
  async cartAsRead(): Promise<ReadonlyArray<string>> {
    const lines = this.page.getByRole("main").getByRole("article");
    await expect(lines.first()).toBeVisible();
    const quantities = await lines
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")));
    const texts = await lines.allInnerTexts();
    return [...texts.map((text) => text.replace(/\s+/g, " ")), ...quantities];
  }
}
