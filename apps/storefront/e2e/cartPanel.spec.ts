import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("[CART-13] the cart is beside the page on a wide screen, restores a removed product, and stays open or closed", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const panel = page.getByRole("complementary", { name: "Kosarad" });
  await shopper.open("/termekek/parazs-pekseg-kovaszos-felbarna-kenyer-750-g");
  const buy = page.getByRole("main");
  await buy
    .getByRole("button", { name: /^Kosárba: Parázs Pékség kovászos/ })
    .first()
    .click();
  await shopper.choosePostcode("1053");
  const taken = panel.getByRole("button", { name: /^Kivétel a kosárból: Parázs Pékség kovászos/ });
  await expect(taken).toBeVisible();
  await expect(panel.getByRole("meter", { name: "Ingyenes kiszállítás" })).toBeVisible();

  await test.step("an option of the product page is restored with the line", async () => {
    await buy.getByRole("checkbox", { name: "Szeletelve kérem" }).check();
    await taken.click();
    await expect(taken).toBeHidden();
    await panel.getByRole("button", { name: "Visszateszem" }).click();
    await expect(taken).toBeVisible();
    await expect(buy.getByRole("checkbox", { name: "Szeletelve kérem" })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step("hidden, it stays hidden after a reload, until it is wanted again", async () => {
    await panel.getByRole("button", { name: "Kosár elrejtése" }).click();
    await page.reload();
    await shopper.listening();
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: "Kosár megjelenítése" }).click();
    await expect(panel).toBeVisible();
  });

  await test.step("[NAV-4] from 1024 px on, it leaves the search its room", async () => {
    for (const width of [1024, 1120, 1216, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(panel).toBeVisible();
      await expect.poll(async () => (await shopper.searchField.boundingBox())?.width ?? 0).toBeGreaterThan(240);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(panel).toBeHidden();
  });
});

test("[NAV-2] the desktop's header is one row beside a panel, and cuts neither a long town nor a large amount", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/termekek/parazs-pekseg-kovaszos-felbarna-kenyer-750-g");
  const name = "Parázs Pékség kovászos félbarna kenyér 750 g";
  await page
    .getByRole("main")
    .getByRole("button", { name: `Kosárba: ${name}` })
    .first()
    .click();
  await shopper.choosePostcode("6800");
  await shopper.fieldOf(name, "db").first().fill("120");
  await shopper.fieldOf(name, "db").first().press("Enter");
  await expect(shopper.cartLink).toHaveText(/\d{3}\s\d{3}\sFt/);
  await expect(page.getByRole("complementary", { name: "Kosarad" })).toBeVisible();
  const banner = page.getByRole("banner");
  const parts = [
    banner.getByRole("link", { name: "Kamra" }),
    shopper.searchField,
    banner.getByRole("button", { name: /Hódmezővásárhely/ }),
    banner.getByRole("link", { name: /^Belépés/ }),
    shopper.cartLink,
  ];
  for (const width of [1025, 1100, 1215, 1225, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await shopper.searchField.boundingBox())?.width ?? 0).toBeGreaterThan(240);
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => (box === null ? Number.NaN : box.y + box.height / 2));
    expect(Math.max(...middles) - Math.min(...middles), `middles at ${width} px`).toBeLessThan(4);
    const cut = await banner.evaluate((header) =>
      [...header.querySelectorAll("a, button, span")]
        .filter(
          (each) =>
            getComputedStyle(each).textOverflow === "ellipsis" &&
            each.clientWidth > 1 &&
            each.scrollWidth > each.clientWidth,
        )
        .map((each) => each.textContent),
    );
    expect(cut, `cut at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(
    page.getByRole("complementary", { name: "Kosarad" }).getByRole("link", { name: "A kosárhoz" }),
  ).toBeInViewport();
});
