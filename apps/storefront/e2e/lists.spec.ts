import type { Page } from "@playwright/test";
import { enterAs } from "./enterAs.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { asDeveloper, expect, test } from "./test.ts";

test.use(asDeveloper);

const lists = "/profil/bevasarlolistaim";

/** Follows the mail that asks to confirm an address. */
async function confirm(page: Page, email: string) {
  await page.goto("/postalada");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: "Üdvözlünk" }).click();
  const href = await page.getByRole("link", { name: "Megerősítem a címemet" }).getAttribute("href");
  await new Shopper(page).open(new URL(href ?? "").pathname);
  await page.getByRole("main").getByRole("button", { name: "Megerősítem a címemet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Megerősítetted az e-mail címedet" })).toBeVisible();
}

const main = (page: Page) => page.getByRole("main");
const lineOf = (page: Page, name: string | RegExp) => main(page).getByRole("article", { name });

async function createList(page: Page, name: string) {
  await new Shopper(page).open(lists);
  await main(page).getByRole("textbox", { name: "Új lista neve" }).fill(name);
  await main(page).getByRole("button", { name: "Létrehozom" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function addByTyping(page: Page, term: string) {
  await main(page).getByRole("combobox", { name: "Termék hozzáadása" }).fill(term);
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
}

test("[LIST-5] [LIST-7] two people share a list, see what the other does, and order all of it", async ({
  browser,
  page: anna,
  context,
}) => {
  await enterAs("Kovács Anna", context);
  const otherContext = await browser.newContext();
  const bela = await otherContext.newPage();
  const belasEmail = await enterAs("Őszi Béla", otherContext);
  await confirm(bela, belasEmail);

  await test.step("the owner makes a list and invites somebody", async () => {
    await createList(anna, "Grillparti");
    await addByTyping(anna, "alma");
    await expect(main(anna).getByRole("list", { name: "A lista termékei" }).getByRole("article")).toHaveCount(1);
    await main(anna).getByRole("textbox", { name: "E-mail cím" }).fill(belasEmail);
    await main(anna).getByRole("button", { name: "Meghívom" }).click();
    await expect(main(anna).getByText("Meghívva, még nem fogadta el")).toBeVisible();
    await expect(main(anna).getByRole("textbox", { name: "E-mail cím" })).toHaveValue("");
    await expectAccessible(anna);
  });

  await test.step("the invited accepts and sees what is on it", async () => {
    await new Shopper(bela).open(lists);
    await expect(main(bela).getByText("Kovács Anna megosztotta veled")).toBeVisible();
    await expectAccessible(bela);
    await main(bela).getByRole("button", { name: "Elfogadom: Grillparti" }).click();
    await main(bela).getByRole("link", { name: "Grillparti" }).click();
    await expect(lineOf(bela, /alma/i)).toBeVisible();
    await expect(main(bela).getByText("Őszi Béla (te)")).toBeVisible();
    await expect(main(bela).getByRole("button", { name: "Meghívom" })).toHaveCount(0);
  });

  await test.step("each sees what the other does, in its place", async () => {
    await addByTyping(bela, "tej");
    const added = main(bela).getByRole("list", { name: "A lista termékei" }).getByRole("article").nth(1);
    const name = (await added.getAttribute("aria-label")) ?? "";
    await expect(lineOf(anna, name)).toBeVisible();
    await expect(main(anna).getByText(`Változott a lista: ${name}`)).toBeAttached();
    await lineOf(anna, /alma/i).getByRole("checkbox").press("Space");
    await expect(lineOf(bela, /alma/i).getByRole("checkbox")).toBeChecked();
    await lineOf(bela, /alma/i).getByRole("checkbox").press("Space");
    await expect(lineOf(anna, /alma/i).getByRole("checkbox")).not.toBeChecked();
  });

  await test.step("all of it goes into the cart, with a report", async () => {
    await main(bela).getByRole("button", { name: "Mindet a kosárba" }).click();
    await new Shopper(bela).choosePostcode("1186");
    await expect(main(bela).getByText("2 termék van a kosaradban erről a listáról")).toBeVisible();
    await expect(new Shopper(bela).cartLink).toHaveAccessibleName(/2/);
  });

  await test.step("the owner deletes the list, and it is gone for both", async () => {
    await new Shopper(anna).open(lists);
    await main(anna).getByRole("button", { name: "Törlés: Grillparti" }).click();
    await anna.getByRole("dialog").or(anna.getByRole("alertdialog")).getByRole("button", { name: "Törlés" }).click();
    await expect(main(anna).getByRole("link", { name: "Grillparti" })).toHaveCount(0);
    await expect(bela.getByRole("heading", { level: 1, name: "Ez a lista már nem érhető el" })).toBeVisible();
  });
  await otherContext.close();
});

test("[LIST-9] a list is made and filled with the keyboard alone, and bad input is said beside its field", async ({
  page,
  context,
}) => {
  await enterAs("Kovács Anna", context);
  await new Shopper(page).open(lists);
  const name = main(page).getByRole("textbox", { name: "Új lista neve" });
  await name.focus();
  await page.keyboard.type("   ");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription("Adj nevet a listának, kérünk.");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Hétvége");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Hétvége" })).toBeVisible();

  const add = main(page).getByRole("combobox", { name: "Termék hozzáadása" });
  await add.focus();
  await page.keyboard.type("tej");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await expect(add).toHaveValue("");
  const line = main(page).getByRole("list", { name: "A lista termékei" }).getByRole("article").first();
  await expect(line).toBeVisible();
  await line.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expect(line.getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("Space");
  await expect(line.getByRole("checkbox")).not.toBeChecked();

  const email = main(page).getByRole("textbox", { name: "E-mail cím" });
  await email.focus();
  await page.keyboard.type("аnna@pelda.hu");
  await page.keyboard.press("Enter");
  await expect(email).toHaveAccessibleDescription(/másik ábécé betűje/);
  await expect(email).toHaveValue("аnna@pelda.hu");
});

test("a product goes from its page onto a list, and a guest logs in first", async ({ page, context }) => {
  await new Shopper(page).open("/termekek/pinova-alma");
  await main(page).getByRole("link", { name: "Listára teszem" }).click();
  await expect(page).toHaveURL("/belepes?vissza=%2Ftermekek%2Fpinova-alma");
  await enterAs("Kovács Anna", context);
  await new Shopper(page).open("/termekek/pinova-alma");
  await main(page).getByRole("button", { name: "Listára teszem", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Melyik listára tegyük?" });
  await dialog.getByRole("textbox", { name: "Új lista neve" }).fill("Almás pite");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Létrehozom" }).click();
  await dialog.getByRole("link", { name: "Megnézem a listát" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Almás pite" })).toBeVisible();
  await expect(lineOf(page, "Pinova alma")).toBeVisible();
});
