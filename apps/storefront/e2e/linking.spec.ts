import { expectAccessible } from "./expectAccessible.ts";
import { orderedBefore } from "./orderedBefore.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test(
  "[MODAL-3] [CART-17] a shopper links the cart to an open order, and unlinks it",
  { tag: "@full" },
  async ({ page, request }) => {
    const { email, password } = await orderedBefore(request, { "pinova alma": 1 });
    const shopper = new Shopper(page);
    const main = page.getByRole("main");
    const linked = main.getByText(/megrendeléssel együtt kapod meg$/);
    const question = page.getByRole("dialog", { name: "Van egy úton lévő megrendelésed" });

    await test.step("logs in, and adds a product", async () => {
      await shopper.open("/belepes?vissza=/termekek/pinova-alma");
      await main.getByLabel("E-mail cím", { exact: true }).fill(email);
      await main.getByLabel("Jelszó", { exact: true }).fill(password);
      await main.getByRole("button", { name: "Belépek" }).click();
      await expect(page).toHaveURL("/termekek/pinova-alma");
      await main
        .getByRole("button", { name: /^Kosárba/ })
        .first()
        .click();
      await shopper.choosePostcode("1053");
      await shopper.confirmed("Pinova alma");
    });

    await test.step("is asked at the checkout, and links", async () => {
      await shopper.open("/megrendeles");
      await expect(question).toContainText("nem fizetsz külön a kiszállításért");
      await expectAccessible(page);
      await question.getByRole("button", { name: "Összekapcsolom" }).click();
      await expect(question).toBeHidden();
      await expect(linked).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await shopper.listening();
      await expect(linked).toBeVisible();
    });

    await test.step("takes it back, and is not asked again", async () => {
      await main.getByRole("button", { name: "Mégis külön kérem" }).click();
      await expect(linked).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(question).toBeHidden();
    });
  },
);
