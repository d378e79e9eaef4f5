import type { Page } from "@playwright/test";
import { enterAs } from "./enterAs.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { Keyboard } from "./Keyboard.ts";
import { Shopper } from "./Shopper.ts";
import { asDeveloper, expect, test } from "./test.ts";

test.use(asDeveloper);

const lists = "/profil/bevasarlolistaim";

/** Follows the confirmation link of a mail. */
async function confirm(page: Page, email: string) {
  await page.goto("/postalada");
  await page.getByRole("listitem").filter({ hasText: email }).getByRole("link", { name: "Üdvözlünk" }).click();
  const href = await page.getByRole("link", { name: "Megerősítem a címemet" }).getAttribute("href");
  await new Shopper(page).open(new URL(href ?? "").pathname);
  await page.getByRole("main").getByRole("button", { name: "Megerősítem a címemet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Megerősítetted az e-mail címedet" })).toBeVisible();
}

/** A change of one user reaches the other with a refresh, which this triggers. */
const soon = (page: Page, shows: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(10_000);
    await shows();
  }).toPass();

const main = (page: Page) => page.getByRole("main");
const lineOf = (page: Page, name: string | RegExp) => main(page).getByRole("article", { name });

/** Picks the first suggested product. */
async function addByTyping(page: Page, term: string) {
  const field = main(page).getByRole("combobox", { name: "Termék hozzáadása" });
  await new Keyboard(page).type(field, term);
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");
}

test(
  "[LIST-5] [LIST-7] [LIST-9] two people share a list by keyboard only, see each other's changes, and order the whole list",
  { tag: "@full" },
  async ({ browser, page: anna, context }) => {
    await enterAs("Kovács Anna", context);
    const otherContext = await browser.newContext();
    const bela = await otherContext.newPage();
    const belasEmail = await enterAs("Őszi Béla", otherContext);
    await confirm(bela, belasEmail);
    const keys = new Keyboard(anna);
    await anna.clock.install();
    await bela.clock.install();

    await test.step("the owner creates a list; invalid input is reported beside its field", async () => {
      await new Shopper(anna).open(lists);
      const name = main(anna).getByRole("textbox", { name: "Új lista neve" });
      await keys.type(name, "   ");
      await anna.keyboard.press("Enter");
      await expect(name).toHaveAccessibleDescription("Adj nevet a listának, kérünk.");
      await keys.type(name, "Grillparti");
      await anna.keyboard.press("Enter");
      await expect(anna.getByRole("heading", { level: 1, name: "Grillparti" })).toBeVisible();
      await addByTyping(anna, "alma");
      await expect(main(anna).getByRole("list", { name: "A lista termékei" }).getByRole("article")).toHaveCount(1);
    });

    await test.step("the owner invites another user", async () => {
      const email = main(anna).getByRole("textbox", { name: "E-mail cím" });
      await keys.type(email, "\u0430nna@pelda.hu");
      await anna.keyboard.press("Enter");
      await expect(email).toHaveAccessibleDescription(/másik ábécé betűje/);
      await expect(email).toHaveValue("\u0430nna@pelda.hu");
      await keys.type(email, belasEmail);
      await keys.press(main(anna).getByRole("button", { name: "Meghívom" }));
      await expect(main(anna).getByText("Meghívva, még nem fogadta el")).toBeVisible();
      await expect(email).toHaveValue("");
      await expectAccessible(anna);
    });

    await test.step("the invited user accepts and sees the products", async () => {
      const belasKeys = new Keyboard(bela);
      await new Shopper(bela).open(lists);
      await expect(main(bela).getByText("Kovács Anna megosztotta veled")).toBeVisible();
      await expectAccessible(bela);
      await belasKeys.press(main(bela).getByRole("button", { name: "Elfogadom: Grillparti" }));
      await belasKeys.press(main(bela).getByRole("link", { name: "Grillparti" }));
      await expect(lineOf(bela, /alma/i)).toBeVisible();
      await expect(main(bela).getByText("Őszi Béla (te)")).toBeVisible();
      await expect(main(bela).getByRole("button", { name: "Meghívom" })).toHaveCount(0);
    });

    await test.step("each sees the other's changes in place", async () => {
      await addByTyping(bela, "tej");
      const added = main(bela).getByRole("list", { name: "A lista termékei" }).getByRole("article").nth(1);
      const name = (await added.getAttribute("aria-label")) ?? "";
      await soon(anna, () => expect(lineOf(anna, name)).toBeVisible({ timeout: 3_000 }));
      await expect(main(anna).getByText(`Változott a lista: ${name}`)).toBeAttached();
      await new Keyboard(bela).type(main(bela).getByRole("combobox", { name: "Termék hozzáadása" }), "nagyi lekvárja");
      await bela.getByRole("option", { name: "Felírom így" }).waitFor();
      await bela.keyboard.press("ArrowUp");
      await bela.keyboard.press("Enter");
      await soon(anna, () => expect(lineOf(anna, "nagyi lekvárja")).toBeVisible({ timeout: 3_000 }));
      await expect(main(anna).getByText("Változott a lista: nagyi lekvárja")).toBeAttached();
      await keys.press(lineOf(anna, /alma/i).getByRole("checkbox"), "Space");
      await expect(lineOf(anna, /alma/i).getByRole("checkbox")).toBeChecked();
      await expect(main(anna).getByText("Változott a lista")).toHaveCount(0);
      await soon(bela, () => expect(lineOf(bela, /alma/i).getByRole("checkbox")).toBeChecked({ timeout: 3_000 }));
      await new Keyboard(bela).press(lineOf(bela, /alma/i).getByRole("checkbox"), "Space");
      await soon(anna, () => expect(lineOf(anna, /alma/i).getByRole("checkbox")).not.toBeChecked({ timeout: 3_000 }));
    });

    await test.step("[SHIP-9] what does not come to the chosen place says so, before and after it goes into the cart", async () => {
      await addByTyping(bela, "csirkemell");
      await expect(lineOf(bela, /csirkemell/i)).not.toContainText("Hűtött");
      await main(bela).getByRole("button", { name: "Mindet a kosárba" }).click();
      await new Shopper(bela).choosePostcode("7621");
      const report = main(bela).getByText("Ezekből 3 termék van a kosaradban").locator("..");
      await expect(report).toContainText(/csirkemell[^:]*Hűtött: csak személyes átvétellel/i);
      await expect(lineOf(bela, /csirkemell/i)).toContainText("Hűtött: csak személyes átvétellel");
      await expect(lineOf(bela, /alma/i)).toContainText("Nem postázható: csak személyes átvétellel");
      await expectAccessible(bela);
      await expect(new Shopper(bela).cartLink).toHaveAccessibleName(/3/);
    });

    await test.step("the owner deletes the list, and it is gone for both", async () => {
      await new Shopper(anna).open(lists);
      await main(anna).getByRole("button", { name: "Törlés: Grillparti" }).click();
      await anna.getByRole("dialog").or(anna.getByRole("alertdialog")).getByRole("button", { name: "Törlés" }).click();
      await expect(main(anna).getByRole("link", { name: "Grillparti" })).toHaveCount(0);
      const gone = bela.getByRole("heading", { level: 1, name: "Ez a lista már nem érhető el" });
      await soon(bela, () => expect(gone).toBeVisible({ timeout: 3_000 }));
    });
    await otherContext.close();
  },
);

test("a product's page adds it to a list, and a guest logs in first", async ({ page, context }) => {
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

test(
  "[LIST-7] an invited user whose address is not confirmed reads what to do, and sees the invitation after that",
  { tag: "@full" },
  async ({ browser, page: anna, context }) => {
    await enterAs("Kovács Anna", context);
    const otherContext = await browser.newContext();
    const bela = await otherContext.newPage();
    const belasEmail = await enterAs("Őszi Béla", otherContext);
    await new Shopper(anna).open(lists);
    await main(anna).getByRole("textbox", { name: "Új lista neve" }).fill("Grillparti");
    await main(anna).getByRole("button", { name: "Létrehozom" }).click();
    await main(anna).getByRole("textbox", { name: "E-mail cím" }).fill(belasEmail);
    await main(anna).getByRole("button", { name: "Meghívom" }).click();
    await expect(main(anna).getByText("Meghívva, még nem fogadta el")).toBeVisible();

    await new Shopper(bela).open(lists);
    await main(bela).getByText("Meghívtak, de nem látod a listát?").click();
    await expect(main(bela).getByText(/nyomd meg a gombot a levélben/)).toBeVisible();
    await expect(main(bela).getByRole("link", { name: "kérj új jelszót" })).toBeVisible();
    await confirm(bela, belasEmail);
    await new Shopper(bela).open(lists);
    await expect(main(bela).getByText("Kovács Anna megosztotta veled")).toBeVisible();
    await expect(main(bela).getByText("Meghívtak, de nem látod a listát?")).toHaveCount(0);
  },
);

test.describe("a list that cannot be deleted", () => {
  test.use({ expected: /status of 500 \(Internal Server Error\) \(\S+\/list\/\S+\)$/ });

  test("[MODAL-4] [NET-6] is told of in a dialog, as the question was, and stays", async ({ page, context }) => {
    await enterAs("Kovács Anna", context);
    await new Shopper(page).open(lists);
    await main(page).getByRole("textbox", { name: "Új lista neve" }).fill("Hétvége");
    await main(page).getByRole("button", { name: "Létrehozom" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hétvége" })).toBeVisible();
    await new Shopper(page).open(lists);
    await page.route("**/list/*", (route) =>
      route.fulfill({ status: 500, json: { code: "INTERNAL_SERVER_ERROR", message: "no" } }),
    );
    await main(page).getByRole("button", { name: "Törlés: Hétvége" }).click();
    await page.getByRole("alertdialog", { name: "Biztosan törlöd?" }).getByRole("button", { name: "Törlés" }).click();
    const failure = page.getByRole("dialog", { name: "Hiba történt" });
    await expect(failure).toContainText("A szerver hibázott.");
    await expectAccessible(page);
    await failure.getByRole("button", { name: "Rendben" }).click();
    await expect(failure).toBeHidden();
    await expect(main(page).getByRole("heading", { name: "Hétvége" })).toBeVisible();
  });
});

test("[LIST-11] a text is written on a list, kept by the server, ticked off, and looked for by its amount", async ({
  page,
  context,
}) => {
  await enterAs("Tóth Réka", context);
  const shopper = new Shopper(page);
  await shopper.open(lists);
  await main(page).getByRole("textbox", { name: "Új lista neve" }).fill("Piac");
  await main(page).getByRole("button", { name: "Létrehozom" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Piac" })).toBeVisible();
  const field = main(page).getByRole("combobox", { name: "Termék hozzáadása" });
  for (const text of ["2 liter tej a gyereknek", "nagyi lekvárja"]) {
    await field.fill(text);
    const option = page.getByRole("option", { name: `Felírom így: „${text}”` });
    // On touch screens the suggestions wait, clipped, for the screen's keyboard; a press that misses would scroll the page, which closes them.
    await expect(option).toBeInViewport({ ratio: 1 });
    await option.click();
    await expect(lineOf(page, text)).toBeVisible();
  }
  await expect(main(page).getByText("A „nagyi lekvárja” tételt szövegként felírtuk a listára.")).toBeVisible();
  await expectAccessible(page);
  // Reloaded before the answer, the page would show the line as just ticked off.
  const answered = page.waitForResponse("**/sync");
  await lineOf(page, "nagyi lekvárja").getByRole("checkbox").check();
  await expect(lineOf(page, "nagyi lekvárja").getByRole("link")).toHaveCount(0);
  await answered;
  await page.reload();
  await expect(lineOf(page, "2 liter tej a gyereknek")).toBeVisible();
  await expect(lineOf(page, "nagyi lekvárja")).toHaveCount(0);
  await lineOf(page, "2 liter tej a gyereknek")
    .getByRole("link", { name: /^Termék keresése/ })
    .click();
  await expect(page).toHaveURL("/gyorslista?lista=2+liter+tej+a+gyereknek");
  await expect(
    main(page)
      .getByText(/2 ?(?:l|liter|db)/)
      .first(),
  ).toBeVisible();
});
