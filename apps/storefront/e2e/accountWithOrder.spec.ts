import { randomUUID } from "node:crypto";
import { openSummary } from "./openSummary.ts";
import { asking } from "./readyCart.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("[SESS-8] the summary says that an account comes with the order when a password was given, asks for it again after a reload, and says when it is made", async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@pelda.hu`;
  const taken = `{ email: "${email}", name: "Kovács Anna", password: "egy hosszú jelszó" }`;
  await asking(request)(`mutation { registration(registrationData: ${taken}) { token } }`);
  await openSummary(page, { "tej 2,8": 1 }, { email });
  const account = page.getByText("A megrendeléssel fiókot is készítünk neked");
  await expect(account).toBeHidden();
  await page.getByRole("link", { name: "Módosítás: Kapcsolattartó" }).click();
  await page.getByLabel("Jelszó", { exact: false }).first().fill("egy hosszú jelszó");
  await page.getByRole("button", { name: "Tovább a szállításhoz" }).click();
  await expect(page.locator("*:focus")).toContainText("Ezzel az e-mail címmel már regisztráltak nálunk!");
  await page.getByLabel("E-mail cím").fill(`masik-${email}`);
  await page.getByRole("button", { name: "Tovább a szállításhoz" }).click();
  await expect(page).toHaveURL(/kiszallitas/);
  await page.getByRole("button", { name: "Tovább a számlázáshoz" }).click();
  // The new account keeps the order's addresses, as a present one does.
  await expect(page.getByLabel("Mentsük el a számlázási címet a fiókodba")).toBeChecked();
  for (let back = 0; back < 3; back += 1) await page.goBack();
  await expect(account).toBeVisible();

  await page.reload();
  await expect(account).toBeVisible();
  await expect(page.getByText("Ehhez add meg újra a jelszavadat")).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, document.cookie]));
  expect(kept).not.toContain("egy hosszú jelszó");
  await page.getByRole("link", { name: "Megadom a jelszót" }).click();
  await expect(page.getByText("A megrendeléssel fiókot is készítünk neked. A jelszavadat nem tároljuk")).toBeVisible();
  await page.getByLabel("Jelszó", { exact: false }).first().fill("egy hosszú jelszó");
  await page.getByRole("button", { name: "Tovább a szállításhoz" }).click();
  await expect(page).toHaveURL(/kiszallitas/);
  await page.goBack();
  await page.goBack();
  await expect(account).toBeVisible();
  await expect(page.getByText("Ehhez add meg újra a jelszavadat")).toBeHidden();
  await page.getByRole("button", { name: /^Fizetési kötelezettséggel/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Köszönjük a megrendelésedet" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Értesítések" }).getByText("Elkészült a fiókod")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Vissza a kosárhoz" })).toBeHidden();
});

test("[ORDER-6] a guest who registers with the order is offered to keep it as a list; the Lyoness number outlives a reload", async ({
  page,
}) => {
  await openSummary(page, { "tej 2,8": 1 });
  const list = page.getByLabel("Mentés bevásárlólistaként");
  const card = page.getByLabel("Lyoness-kártya száma");
  await card.fill("0361234567890");
  await expect(list).toBeHidden();
  await page.getByRole("link", { name: "Módosítás: Kapcsolattartó" }).click();
  await page.getByLabel("Jelszó", { exact: false }).first().fill("egy hosszú jelszó");
  await page.getByRole("button", { name: "Tovább a szállításhoz" }).click();
  await expect(page).toHaveURL(/kiszallitas/);
  await page.goBack();
  await page.goBack();
  await expect(list).toBeVisible();
  await page.reload();
  await expect(card).toHaveValue("0361234567890");
  const order = page.waitForRequest((request) => (request.postData() ?? "").includes("createOrder"));
  await page.getByRole("button", { name: /^Fizetési kötelezettséggel/ }).click();
  expect(JSON.parse((await order).postData() ?? "")).toMatchObject({
    variables: { orderInput: { lyoness_card_number: "0361234567890" } },
  });
});

test("[SPEC-1] the cart's line asks what to do when its product has run out, and the summary asks it for all", async ({
  page,
}) => {
  await openSummary(page, { "tej 2,8": 1, pinova: 1 });
  const all = page.getByRole("combobox", { name: "Ha valami elfogyott" });
  await expect(all).toHaveValue("LEAVE_OUT");
  const shopper = new Shopper(page);
  await shopper.open("/kosar");
  const wishes = page.getByRole("combobox", { name: /^Ha elfogyott: / });
  // The next page may ask for the cart before the server has the wish.
  let answers = 0;
  page.on("requestfinished", (request) => {
    if (/"(?:SIMILAR|CALL_ME)"/.test(request.postData() ?? "")) answers += 1;
  });
  await wishes.first().selectOption("Hasonlót kérek, ha elfogyott");
  await expect.poll(() => answers).toBe(1);
  await shopper.open("/megrendeles/osszesites");
  await expect(all).toHaveValue("");
  await expect(all.getByRole("option", { selected: true })).toHaveText("Tételenként választottál");
  await all.selectOption("Hívjatok fel");
  await expect.poll(() => answers).toBe(2);
  await shopper.open("/kosar");
  await expect(wishes).toHaveCount(2);
  for (const wish of await wishes.all()) await expect(wish).toHaveValue("CALL_ME");
});
