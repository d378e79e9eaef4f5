import { randomUUID } from "node:crypto";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("[NAV-5] the footer leads to the blog, and an entry to its products", { tag: "@full" }, async ({ page }) => {
  await new Shopper(page).open("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "További hírek" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kamra-hírek" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Melyik alma mire jó?" }).click();
  await expect(page).toHaveURL("/blog/melyik-alma-mire-jo");
  await expect(page.getByRole("row", { name: /Jonatán/ })).toContainText("pite, rétes, sült alma");
  await page.getByRole("main").getByRole("link", { name: "itt találod" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alma" })).toBeVisible();
});

test(
  "[CAT-5] a shopper finds a brand in the list of all, and filters its products",
  { tag: "@full" },
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.open("/brands");
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Tejkút/ })
      .click();
    await expect(page).toHaveURL("/brands/tejkut");
    const way = page.getByRole("navigation", { name: "Morzsamenü" });
    await expect(way).toContainText("Tejkút termékek");
    await expect(page.getByRole("article").first()).toContainText("Tejkút");
    const cards = page.getByRole("main").getByRole("article");
    const all = await cards.count();
    await shopper.open("/brands/tejkut?akcios=igen");
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) await expect(card).toContainText("Tejkút");
    // A product without a lower price in the last thirty days shows no earlier price (LAW-1).
    await expect(cards.filter({ hasText: "Korábbi ár:" }).first()).toBeVisible();
    expect(await cards.count()).toBeLessThan(all);
    // All are of the same brand, so there is no brand filter.
    expect(await page.content()).not.toContain(">Márka<");
  },
);

test("a store shows its address and opening hours", { tag: "@full" }, async ({ page }) => {
  await new Shopper(page).open("/uzletek");
  await page.getByRole("main").getByRole("link", { name: /Győr/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Győr/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("9021 Győr, Baross Gábor út 14.");
  await expect(page.getByRole("main")).toContainText(/Ma (zárva|nyitva: \d\d:00–\u2060\d\d:00)/);
  await expect(page.getByRole("table", { name: "Nyitvatartás" }).getByRole("row", { name: /Vasárnap/ })).toContainText(
    "Zárva",
  );
});

test("[FORM-1] [FORM-3] the newsletter requires an address, a consent, and a confirmation by mail", async ({
  page,
}) => {
  await new Shopper(page).open("/cikk/impresszum");
  const signUp = page.getByRole("region", { name: "Hírlevél" });
  await signUp.getByRole("button", { name: "Feliratkozom" }).click();
  await expect(signUp).toContainText("Kötelező mező!");
  await expect(signUp).toContainText("A feliratkozáshoz a hozzájárulásod is kell!");
  await signUp.getByRole("textbox", { name: "E-mail cím" }).fill(`${randomUUID()}@pelda.hu`);
  await signUp.getByRole("checkbox", { name: /^Hozzájárulok/ }).check();
  await signUp.getByRole("button", { name: "Feliratkozom" }).click();
  await expect(signUp.getByRole("status")).toContainText("küldtünk egy levelet");
});

test("an invalid newsletter link shows a message; the link alone unsubscribes", { tag: "@full" }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(`/hirlevel/megerosites/${randomUUID()}`);
  await page.getByRole("button", { name: "Igen, kérem a hírlevelet" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(/\S/);
  await shopper.open("/hirlevel/leiratkozas/AAAAAAAAAAAAAAAAAAAAAA");
  await page.getByRole("button", { name: "Leiratkozom" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Leiratkoztál" })).toBeVisible();
});

test("[FORM-3] a message to the shop reports wrong fields, outlives a reload, and arrives", async ({ page }) => {
  await new Shopper(page).open("/kapcsolat");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Elküldöm" }).click();
  await expect(main.getByRole("textbox", { name: "Üzenet" })).toHaveAccessibleDescription("Kötelező mező!");
  await main.getByRole("textbox", { name: "Név" }).fill("Kovács Anna");
  await main.getByRole("textbox", { name: "Telefonszám" }).fill("+36 (20) 123-45-67");
  await main.getByRole("textbox", { name: "E-mail cím" }).fill("anna@peldа.hu");
  await main.getByRole("textbox", { name: "Tárgy" }).fill("Hol a rendelésem?");
  await expect(main.getByRole("textbox", { name: "E-mail cím" })).toHaveAccessibleDescription(/\S/);
  await main.getByRole("textbox", { name: "E-mail cím" }).fill(`${randomUUID()}@pelda.hu`);
  await main.getByRole("textbox", { name: "Üzenet" }).fill("Ma reggelre vártam.");
  await page.reload();
  await new Shopper(page).listening();
  await expect(main.getByRole("textbox", { name: "Üzenet" })).toHaveValue("Ma reggelre vártam.");
  await main.getByRole("button", { name: "Elküldöm" }).click();
  await expect(main.getByRole("status")).toContainText("Megkaptuk az üzenetedet");
});
