import { expectAccessible } from "./expectAccessible.ts";
import { asDeveloper, expect, test } from "./test.ts";

test.use(asDeveloper);

/** The backend's developer pages, which run no scripts. */
const pages = [
  { path: "/muveletek", heading: "Fejlesztői műveletek" },
  { path: "/postalada", heading: "Fejlesztői postaláda" },
];

test("[LAW-10] the backend's developer pages are accessible", { tag: "@full" }, async ({ page }) => {
  for (const { path, heading } of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  }
});

test("developers can open a panel with the shop's state and activity", { tag: "@full" }, async ({ page }) => {
  await page.goto("/?development");
  const panel = page.getByRole("complementary", { name: "Development" });
  await panel.getByText("Kamra", { exact: true }).click();
  await panel.getByText(/^Commands/).click();
  await expect(panel.getByRole("cell", { name: "delivery.select" })).toBeVisible();
  await panel.getByText("cart.state").click();
  await expect(panel.getByText('"isFetching"')).toBeVisible();
});
