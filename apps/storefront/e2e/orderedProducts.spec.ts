import { expectAccessible } from "./expectAccessible.ts";
import { orderedBefore } from "./orderedBefore.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const path = "/profil/korabban-rendelt";

test("[NAV-6] a shopper finds earlier products, by name and by department, and adds them again", async ({
  page,
  request,
}) => {
  const { email, password } = await orderedBefore(request, { "pinova alma": 2, "friss tej": 3, kenyér: 1 });
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  const shelf = main.getByRole("list", { name: "Korábban rendelt termékek" });

  await test.step("a guest logs in first, and comes back", async () => {
    await shopper.open(path);
    await main.getByLabel("E-mail cím", { exact: true }).fill(email);
    await main.getByLabel("Jelszó", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Belépek" }).click();
    await expect(page).toHaveURL(path);
    await expect(shelf.getByRole("article")).toHaveCount(3);
  });

  await test.step("the address keeps the typed text, also without accents, and the department", async () => {
    await main.getByLabel("Keresés a korábban rendeltek között").fill("KENYER");
    await expect(shelf.getByRole("article")).toHaveCount(1);
    await expect(page).toHaveURL(`${path}?kereses=KENYER`);
    await main.getByLabel("Keresés a korábban rendeltek között").fill("nincs ilyen");
    await expect(main.getByRole("heading", { name: "Ilyet még nem rendeltél" })).toBeVisible();
    await main.getByLabel("Keresés a korábban rendeltek között").fill("");
    await main.getByRole("link", { name: /^Zöldség, gyümölcs/ }).click();
    await expect(page).toHaveURL(`${path}/zoldseg-gyumolcs`);
    await expect(shelf.getByRole("article")).toHaveCount(1);
    await page.reload();
    await expect(shelf.getByRole("article", { name: "Pinova alma" })).toBeVisible();
    await expect(shelf.getByText(/^Legutóbb: 2\s/)).toBeVisible();
  });

  await test.step("takes it again", async () => {
    await shelf.getByRole("button", { name: "Kosárba: Pinova alma" }).click();
    await shopper.choosePostcode("1053");
    await shopper.confirmed("Pinova alma");
    await expectAccessible(page);
  });
});
