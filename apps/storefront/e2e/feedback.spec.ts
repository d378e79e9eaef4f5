import { AxeBuilder } from "@axe-core/playwright";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("[NAV-5] a shopper says how they like the shop; what is missing is named", async ({ page }) => {
  await new Shopper(page).open("/szallitas");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("img", { name: "SimplePay" })).toBeVisible();
  await expect(footer.getByRole("link", { name: /Instagram/ })).toHaveAttribute("target", "_blank");
  await footer.getByRole("button", { name: "Visszajelzés" }).click();
  const dialog = page.getByRole("dialog", { name: "Hogy tetszik a bolt?" });
  await dialog.getByRole("button", { name: "Elküldöm" }).click();
  await expect(dialog.getByText("Válaszd ki, mennyire tetszik, kérünk.").first()).toBeVisible();
  const email = dialog.getByRole("textbox", { name: /E-mail cím/ });
  await email.fill("\u0430nna@pelda.hu");
  await email.press("Enter");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveValue("\u0430nna@pelda.hu");
  await dialog.getByText("Nagyon tetszik", { exact: true }).click();
  await email.fill("anna@pelda.hu");
  const { violations } = await new AxeBuilder({ page }).exclude("[data-live-announcer]").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  await dialog.getByRole("button", { name: "Elküldöm" }).click();
  await expect(dialog.getByText("Köszönjük, megkaptuk a véleményedet.")).toBeVisible();
});
