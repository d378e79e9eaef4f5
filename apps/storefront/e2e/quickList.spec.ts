import type { Page } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const found = (page: Page) => page.getByRole("region", { name: "Ezeket ajánljuk" });
const entry = (page: Page, written: string) => found(page).getByRole("listitem").filter({ hasText: written });

test(
  "[QUICK-3] [QUICK-4] A pasted list becomes products with quantities, and one press puts them into the cart",
  { tag: "@layout" },
  async ({ page, context, baseURL }) => {
    const place = { name: "delivery_address", value: encodeURIComponent(JSON.stringify({ type: "personal" })) };
    await context.addCookies([{ ...place, url: baseURL ?? "" }]);
    await new Shopper(page).open("/gyorslista");
    const searches: string[] = [];
    page.on("request", (request) => {
      const [operation] = /query search\w+/.exec(request.postData() ?? "") ?? [];
      if (operation !== undefined) searches.push(operation);
    });
    const list = page.getByRole("textbox", { name: "Mit vennél?" });
    await page.getByRole("button", { name: "Megkeressük" }).click();
    await expect(list).toHaveAccessibleDescription(/Írd be, mit vennél/);
    await expect(list).toBeFocused();
    await list.fill(
      "Hétvégére:\n- 2 kenyér\n- 15 dkg sonka\n- fél kiló darált hús\n- 10 tojás\n- 1 csipet só\n- qqqqqqq",
    );
    await page.getByRole("button", { name: "Megkeressük" }).click();
    await expect(entry(page, "15 dkg sonka").getByRole("article")).toContainText(/sonka/i);
    await expect(page.getByText("Ezekre nem találtunk terméket")).toBeVisible();
    expect(searches).toEqual(["query searchTerms"]);
    await expect(page.getByRole("main").getByRole("link", { name: "Keresés" })).toHaveAttribute(
      "href",
      "/kereses/qqqqqqq",
    );
    await expect(entry(page, "2 db kenyér").getByRole("textbox")).toHaveValue("2");
    await expect(entry(page, "10 db tojás").getByRole("textbox")).toHaveValue("1");
    await expectAccessible(page);

    // What is at home already, and another bread.
    await entry(page, "só").getByRole("checkbox").last().check();
    const breads = page.getByLabel("Melyik termék erre: 2 db kenyér?");
    await breads.selectOption({ index: 1 });
    const [other = ""] = ((await breads.getByRole("option").nth(1).textContent()) ?? "").split(" – ");
    await expect(entry(page, "2 db kenyér").getByRole("article")).toContainText(other);
    await found(page).getByRole("button", { name: "Mindet a kosárba" }).click();
    await expect(page.getByText("Ezekből 4 termék van a kosaradban")).toBeVisible();
    await page.getByRole("link", { name: "Megnézem a kosarat" }).click();
    await expect(page.getByRole("main")).toContainText(other);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);
  },
);

test("[QUICK-4] A list that was written before the scripts came is looked for", async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/gyorslista", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Mit vennél?" }).fill("2 kenyér, olaj");
  arrive();
  await new Shopper(page).listening();
  await page.getByRole("button", { name: "Megkeressük" }).click();
  await expect(found(page).getByRole("article")).toHaveCount(2);
});

test("[QUICK-1] Several things in the search field lead to the quick list", async ({ page }) => {
  await new Shopper(page).open("/kereses/tej, kenyér");
  await page.getByRole("link", { name: /Megkeressük mindet egyszerre/ }).click();
  await expect(found(page).getByRole("article")).toHaveCount(2);
});

test("[CART-9] [LAW-12] A list with wine asks for the place, then for the age, never both at once", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const age = page.getByRole("dialog", { name: "Elmúltál már 18 éves?" });
  await shopper.open("/gyorslista");
  await page.getByRole("textbox", { name: "Mit vennél?" }).fill("vörösbor, 2 kenyér");
  await page.getByRole("button", { name: "Megkeressük" }).click();
  await found(page).getByRole("button", { name: "Mindet a kosárba" }).click();
  await expect(shopper.deliveryDialog).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await shopper.choosePostcode("1186");
  await expect(shopper.deliveryDialog).toBeHidden();
  await age.getByRole("button", { name: "Igen, elmúltam 18 éves" }).click();
  await expect(page.getByText("Ezekből 2 termék van a kosaradban")).toBeVisible();
});
