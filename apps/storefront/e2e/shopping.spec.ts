import type { Page } from "@playwright/test";
import { Keyboard } from "./Keyboard.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const byWeight = "Pinova alma";
const byPiece = "Mutsu alma";
/** The first question. */
const forAdults = "Csak 18 éven felülieknek";

/** Goes through a list of reduced products to one with a former price and a unit price. */
const addReduced = async (page: Page): Promise<string> => {
  const card = page
    .getByRole("article")
    .filter({ hasText: "Korábbi ár", hasNotText: forAdults })
    .filter({ hasText: "Egységár" })
    .filter({ has: page.getByRole("button", { name: /^Kosárba/ }) })
    .first();
  await expect(card).toContainText(/Korábbi ár: [\d\s]+\sFt/);
  await expect(card).toContainText(/\d+ százalék kedvezmény/);
  await expect(card).toContainText(/Ár: [\d\s]+\sFt/);
  await expect(card).toContainText(/Egységár: [\d\s]+\sFt\//);
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: /^Kosárba/ }).click();
  return name;
};

test("[CART-9] [CART-4] [CART-16] a shopper fills a cart with the mouse, and finds it again", async ({ page }) => {
  const shopper = new Shopper(page);

  await test.step("searches, and opens a product", async () => {
    await shopper.open("/");
    await shopper.searchField.fill("pinova");
    await page.getByRole("gridcell", { name: byWeight }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: byWeight })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/Ár: [\d\s]+\sFt \/ kg/);
  });

  await test.step("adds a product by weight, after choosing a delivery address", async () => {
    await page.getByRole("radio", { name: "kg" }).first().click();
    await page.getByRole("button", { name: `Kosárba: ${byWeight}` }).click();
    await expect(shopper.deliveryDialog).toBeVisible();
    await expect(shopper.deliveryDialog.getByRole("button", { name: "Rendben" })).toBeDisabled();
    await shopper.deliveryDialog.getByRole("textbox", { name: "Irányítószám" }).fill("0000");
    await expect(shopper.deliveryDialog).toContainText("Nem létező irányítószám!");
    await shopper.deliveryDialog.getByRole("textbox", { name: "Irányítószám" }).fill("1186");
    await expect(shopper.deliveryDialog).toContainText("1186 Budapest");
    await shopper.deliveryDialog.getByRole("button", { name: "Rendben" }).click();
    await expect(shopper.deliveryDialog).toBeHidden();
    await expect(shopper.quantityOf(byWeight)).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("1186 Budapest");
  });

  await test.step("changes the quantity fast: every step shows immediately and none is lost", async () => {
    const field = shopper.fieldOf(byWeight, "kg");
    const start = Number((await field.inputValue()).replace(",", "."));
    const more = shopper.quantityOf(byWeight).getByRole("button", { name: "Több" });
    for (let step = 0; step < 6; step += 1) await more.click();
    await shopper.quantityOf(byWeight).getByRole("button", { name: "Kevesebb" }).click();
    await shopper.confirmed(byWeight);
    const reached = Number((await field.inputValue()).replace(",", "."));
    expect(reached).toBeCloseTo(start * 6, 5);
    await field.fill("1,5");
    await field.press("Enter");
    await expect(field).toHaveValue("1,5");
    await shopper.confirmed(byWeight);
  });

  await test.step("adds another by the piece", async () => {
    await shopper.searchField.fill("mutsu alma");
    await shopper.searchField.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("mutsu alma");
    await page
      .getByRole("button", { name: `Kosárba: ${byPiece}` })
      .first()
      .click();
    await shopper.quantityOf(byPiece).getByRole("button", { name: "Több" }).click();
    await expect(shopper.fieldOf(byPiece, "db")).toHaveValue("2");
    await shopper.confirmed(byPiece);
  });

  const reduced = await test.step("sees a reduced price beside the unit price, and takes that too", async () => {
    await shopper.open("/ajanlatok");
    const name = await addReduced(page);
    await shopper.confirmed(name);
    return name;
  });

  await test.step("finds the cart unchanged after a reload", async () => {
    await expect(shopper.cartLink).toHaveAccessibleName(/^Kosár\W*3\W*tétel/);
    await shopper.cartLink.click();
    await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeVisible();
    for (const name of [byWeight, byPiece, reduced]) await expect(shopper.quantityOf(name)).toBeVisible();
    await expect(shopper.fieldOf(byWeight, "kg")).toHaveValue("1,5");
    await expect(page.getByRole("region", { name: "Összesítés" })).toContainText(/Fizetendő\s*[\d\s]+\sFt/);
    const before = await shopper.cartAsRead();
    const total = await shopper.cartLink.innerText();
    await page.reload();
    await shopper.listening();
    await expect.poll(() => shopper.cartAsRead()).toEqual(before);
    await expect(shopper.cartLink).toHaveText(total, { useInnerText: true });
  });

  await test.step("the server's own HTML has the cart already", async () => {
    const html = await (await page.request.get("/kosar")).text();
    expect(html).toContain(byWeight);
    expect(html).toContain("3 tétel");
  });

  await test.step("takes a product out again", async () => {
    await shopper.fieldOf(byPiece, "db").fill("0");
    await shopper.fieldOf(byPiece, "db").press("Enter");
    await expect(shopper.quantityOf(byPiece)).toBeHidden();
    await expect(shopper.cartLink).toHaveAccessibleName(/^Kosár\W*2\W*tétel/);
    await page.getByRole("button", { name: "Kosár ürítése" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Törlés" }).click();
    await expect(page.getByRole("heading", { name: "Üres még a kosarad" })).toBeVisible();
  });
});

test("[CART-9] [SEAM-3] closing the delivery dialog leaves the cart empty, and nothing is announced", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/ajanlatok");
  await page
    .getByRole("article")
    .filter({ hasNotText: forAdults })
    .getByRole("button", { name: /^Kosárba/ })
    .first()
    .click();
  await expect(shopper.deliveryDialog).toBeVisible();
  const news = page.getByText(/ a kosárban$/);
  await expect(news).toHaveCount(0);
  await new Keyboard(page).leave(shopper.deliveryDialog);
  await expect(news).toHaveCount(0);
  await expect(shopper.cartLink).toHaveAccessibleName(/^Kosár\W*0\W*tétel/);
});
