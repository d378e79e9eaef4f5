import { openSummary } from "../openSummary.ts";
import { Shopper } from "../Shopper.ts";
import { expect } from "../test.ts";
import { test } from "./ownShop.ts";
import { Shopkeeper } from "./Shopkeeper.ts";

// The clock is for developers, who come by no proxy.
test.use({ extraHTTPHeaders: {} });

test(
  "[LIMIT-4] an old order's link shows its details only to who names the order's e-mail address",
  { tag: "@full" },
  async ({ context, page, request }) => {
    const shopkeeper = new Shopkeeper(request, context, { daysOff: 0 });
    await shopkeeper.begin();
    await openSummary(page, { pinova: 1 });
    await page.getByRole("button", { name: /^Fizetési kötelezettséggel/ }).click();
    await page.getByRole("button", { name: "Lemondom a megrendelést" }).click();
    await page
      .getByRole("alertdialog")
      .or(page.getByRole("dialog"))
      .getByRole("button", { name: /^Lemondom|^Igen/ })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Ezt a megrendelést töröltük" })).toBeVisible();
    const link = page.url();
    for (let weeks = 0; weeks < 5; weeks += 1) await shopkeeper.moveClock("10080");

    await new Shopper(page).open(new URL(link).pathname);
    const email = page.getByRole("textbox", { name: "E-mail cím" });
    const name = page.getByRole("main").getByText("Kovács Anna").first();
    await expect(email).toBeVisible();
    await expect(name).toBeHidden();
    await email.fill("masvalaki@pelda.hu");
    await page.getByRole("button", { name: "Mutasd a részleteket" }).click();
    await expect(email).toHaveAccessibleDescription("Nem ezzel az e-mail címmel adtad le ezt a rendelést.");
    await email.fill("anna@pelda.hu");
    await page.keyboard.press("Enter");
    await expect(name).toBeVisible();
    await expect(email).toBeHidden();
  },
);
