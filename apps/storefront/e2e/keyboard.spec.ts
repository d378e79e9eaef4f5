import { randomUUID } from "node:crypto";
import { Keyboard } from "./Keyboard.ts";
import { Shopper } from "./Shopper.ts";
import { asDeveloper, expect, test } from "./test.ts";

const name = "Pinova alma";

test("[LAW-10] a guest fills a cart and orders to their door by keyboard only", async ({ page }) => {
  const shopper = new Shopper(page);
  const keys = new Keyboard(page);
  const main = page.getByRole("main");
  const heading = (words: string) => page.getByRole("heading", { level: 1, name: words });
  const goOn = (step: string) => keys.press(page.getByRole("button", { name: `Tovább ${step}` }));

  await test.step("skips to the content, or searches", async () => {
    await shopper.open("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Ugrás a tartalomra" })).toBeFocused();
    await keys.type(shopper.searchField, "pinova");
    const option = page.getByRole("row", { name });
    await expect(option).toBeVisible();
    // Keys select nothing until the suggestions are those of the whole text.
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      if ((await option.getAttribute("aria-selected")) !== "true") throw new Error("It is not selected");
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(heading(name)).toBeFocused();
  });

  await test.step("adds it by weight", async () => {
    const units = page.getByRole("radiogroup", { name: "Mértékegység" }).first();
    await keys.press(units.getByRole("radio", { checked: true }), "ArrowLeft");
    await expect(units.getByRole("radio", { name: "kg" })).toBeChecked();
    await keys.press(page.getByRole("button", { name: `Kosárba: ${name}` }));
    await keys.type(shopper.deliveryDialog.getByRole("textbox", { name: "Irányítószám" }), "1053");
    await expect(shopper.deliveryDialog).toContainText("1053 Budapest");
    await keys.press(shopper.deliveryDialog.getByRole("button", { name: "Rendben" }));
    await expect(shopper.deliveryDialog).toBeHidden();
  });

  await test.step("changes the quantity by arrows and by typing", async () => {
    const field = shopper.fieldOf(name, "kg");
    await keys.reach(field);
    const start = Number((await field.inputValue()).replace(",", "."));
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await shopper.confirmed(name);
    expect(Number((await field.inputValue()).replace(",", "."))).toBeCloseTo(start * 3, 5);
    await keys.type(field, "2");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("2");
    await shopper.confirmed(name);
    await keys.reach(shopper.cartLink, { backwards: true });
    await page.keyboard.press("Enter");
    await expect(heading("Kosár")).toBeFocused();
    await goOn("a kapcsolattartóhoz");
  });

  await test.step("enters the contact person, with a pasted number", async () => {
    await expect(heading("Ki vegye át a rendelést?")).toBeFocused();
    const [contact, telephone] = [
      main.getByRole("textbox", { name: "Név" }),
      main.getByRole("textbox", { name: "Telefonszám" }),
    ];
    await keys.type(contact, "+36 (20) 123-45-67");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+x");
    await keys.press(telephone, "Control+v");
    await keys.reach(contact, { backwards: true });
    await expect(telephone).toHaveValue("20 123 4567");
    await page.keyboard.type("Kovács-Szabó Annamária");
    await keys.type(main.getByRole("textbox", { name: "E-mail cím" }), "annamaria@pelda.hu");
    await goOn("a szállításhoz");
  });

  await test.step("enters the address and chooses a time slot", async () => {
    await expect(heading("Hova és mikor vigyük?")).toBeFocused();
    await keys.type(main.getByRole("combobox", { name: "Utca" }), "Veres Pálné utca");
    await keys.type(main.getByRole("textbox", { name: "Házszám" }), "12.");
    // The first day's slots close while the test runs, at certain times of the day.
    const days = main.getByRole("radiogroup", { name: "A kiszállítás napja" });
    await keys.press(days.getByRole("radio", { checked: true }), "ArrowRight");
    const slots = main.getByRole("radiogroup", { name: /^Idősávok/ });
    await keys.choose(slots.getByRole("radio", { disabled: false }).first());
    await expect(main.getByRole("status").filter({ hasText: "neked tartjuk" })).toBeVisible();
    await goOn("a számlázáshoz");
  });

  await test.step("chooses how to pay, and orders", async () => {
    await expect(heading("Számlázás és fizetés")).toBeFocused();
    await keys.choose(main.getByRole("radio", { name: /Utánvét/ }));
    await goOn("az összesítéshez");
    await expect(heading("Összesítés és megrendelés")).toBeFocused();
    await keys.press(page.getByRole("button", { name: "Fizetési kötelezettséggel járó megrendelés" }));
    await expect(heading("Köszönjük a megrendelésedet")).toBeFocused();
    await expect(page).toHaveURL(/\/megrendeles\/statusz\/[\w-]{20,}$/);
  });
});

test.describe("with a mail", () => {
  test.use(asDeveloper);

  test(
    "[LAW-10] a shopper registers and confirms their address by keyboard only",
    { tag: "@full" },
    async ({ page }) => {
      const email = `anna-${randomUUID()}@pelda.hu`;
      const shopper = new Shopper(page);
      const keys = new Keyboard(page);
      const main = page.getByRole("main");
      const welcome = page.getByRole("dialog", { name: "Köszönjük, hogy regisztráltál" });

      await test.step("fills the form, and is led to missing fields", async () => {
        await shopper.open("/kapcsolat");
        await keys.press(page.getByRole("banner").getByRole("link", { name: "Belépés / Regisztráció" }));
        await keys.press(main.getByRole("link", { name: "Regisztráció" }));
        await keys.type(main.getByLabel("Név", { exact: true }), "Kovács Anna");
        await keys.type(main.getByLabel("E-mail cím", { exact: true }), email);
        await keys.type(main.getByRole("textbox", { name: /^Telefonszám/ }), "06 20 123 4567");
        await keys.type(main.getByLabel("Jelszó", { exact: true }), "lila elefánt");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("group", { name: "Egy mezőt még javíts ki, kérünk:" })).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(main.getByRole("checkbox", { name: /Elfogadom/ })).toBeFocused();
        await page.keyboard.press("Space");
        await keys.press(main.getByRole("button", { name: "Létrehozom a fiókomat" }));
        await expect(welcome).toBeVisible();
        await keys.leave(welcome);
        await expect(page.getByRole("banner").getByRole("button", { name: "Kovács Anna" })).toBeVisible();
      });

      await test.step("opens the mail, and confirms the address", async () => {
        await page.goto("/postalada");
        await keys.press(
          page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: "Üdvözlünk" }),
        );
        // A mail's links open in a tab of their own, so that the mailbox stays.
        const opened = page.context().waitForEvent("page");
        await keys.press(page.getByRole("link", { name: "Megerősítem a címemet" }));
        const shop = await opened;
        await new Shopper(shop).listening();
        await new Keyboard(shop).press(shop.getByRole("button", { name: "Megerősítem a címemet" }));
        await expect(shop.getByRole("heading", { level: 1, name: "Megerősítetted az e-mail címedet" })).toBeVisible();
      });
    },
  );
});
