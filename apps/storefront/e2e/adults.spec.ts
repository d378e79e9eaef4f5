import { expectAccessible } from "./expectAccessible.ts";
import { Keyboard } from "./Keyboard.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("[LAW-12] a shopper is asked once whether they are an adult, and only a yes adds wine to the cart", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  await shopper.searchField.fill("vörösbor");
  await shopper.searchField.press("Enter");
  const wines = page.getByRole("main").getByRole("article").filter({ hasText: "Csak 18 éven felülieknek" });
  const wine = wines.filter({ has: page.getByRole("button", { name: /^Kosárba/ }) }).first();
  const name = await wine.getByRole("heading").innerText();
  const add = wine.getByRole("button", { name: `Kosárba: ${name}` });
  const question = page.getByRole("dialog", { name: "Elmúltál már 18 éves?" });

  await test.step("is asked for the delivery address first, as always", async () => {
    await add.click();
    await expect(shopper.deliveryDialog.getByRole("textbox", { name: "Irányítószám" })).toBeFocused();
    await expect(question).toBeHidden();
    await shopper.choosePostcode("1186");
  });

  await test.step("who declines, by Escape too, has nothing in the cart and the focus where it was", async () => {
    await expect(question).toContainText("Az életkort az átadáskor ellenőrizzük.");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Még nem" }).click();
    await expect(question).toBeHidden();
    await add.press("Enter");
    await expect(question).toBeVisible();
    await new Keyboard(page).leave(question);
    await expect(add).toBeFocused();
    await expect(shopper.cartLink).toHaveAccessibleName(/^Kosár 0/);
  });

  await test.step("a shopper who confirms has it in the cart, and is not asked for the address again", async () => {
    await add.press("Enter");
    await question.getByRole("button", { name: "Igen, elmúltam 18 éves" }).press("Enter");
    await expect(question).toBeHidden();
    await expect(shopper.deliveryDialog).toBeHidden();
    await shopper.confirmed(name);
  });

  await test.step("and not asked again, also after a reload", async () => {
    await page.reload();
    await shopper.listening();
    await shopper.quantityOf(name).getByRole("button", { name: "Kivétel a kosárból" }).click();
    await add.click();
    await shopper.confirmed(name);
    await expect(question).toBeHidden();
  });
});
