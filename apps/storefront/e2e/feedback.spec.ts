import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("[NAV-5] a shopper rates the shop, and missing fields are named", { tag: "@full" }, async ({ page }) => {
  await new Shopper(page).open("/szallitas");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("img", { name: "SimplePay" })).toBeVisible();
  await expect(footer.getByRole("link", { name: /Instagram/ })).toHaveAttribute("target", "_blank");
  await footer.getByRole("button", { name: "Visszajelzés" }).click();
  const dialog = page.getByRole("dialog", { name: "Hogy tetszik a bolt?" });
  const email = dialog.getByRole("textbox", { name: /E-mail cím/ });
  await email.fill("\u0430nna@pelda.hu");
  // The field's error must not move the button away from the pointer.
  await dialog.getByRole("button", { name: "Elküldöm" }).click();
  await expect(dialog.getByText("Válaszd ki, mennyire tetszik, kérünk.").first()).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveValue("\u0430nna@pelda.hu");
  await dialog.getByText("Nagyon tetszik", { exact: true }).click();
  await email.fill("anna@pelda.hu");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Elküldöm" }).click();
  await expect(dialog.getByText("Köszönjük, megkaptuk a véleményedet.")).toBeVisible();
});
