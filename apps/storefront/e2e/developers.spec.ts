import { expectAccessible } from "./expectAccessible.ts";
import { asDeveloper, expect, test } from "./test.ts";

test.use(asDeveloper);

/** What the backend shows to developers alone; it runs no scripts there. */
const pages = [
  { path: "/muveletek", heading: "Fejlesztői műveletek" },
  { path: "/postalada", heading: "Fejlesztői postaláda" },
];

for (const { path, heading } of pages) {
  test(`[LAW-10] ${path} is open to every developer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  });
}

test("developers who ask for it see what the shop knows and does", async ({ page }) => {
  await page.goto("/?development");
  const panel = page.getByRole("complementary", { name: "Development" });
  await panel.getByText("Kamra", { exact: true }).click();
  await panel.getByText(/^Commands/).click();
  await expect(panel.getByRole("cell", { name: "delivery.select" })).toBeVisible();
  await panel.getByText("cart.state").click();
  await expect(panel.getByText('"isFetching"')).toBeVisible();
});
