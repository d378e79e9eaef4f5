import type { Page } from "@playwright/test";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const part = /\/assets\/searchSuggestions-[\w-]+\.js$/;

const options = (page: Page) => page.getByRole("grid", { name: "Keresési javaslatok" }).getByRole("row");

/** Holds the code of the suggestions, or their answers, back until they are released. */
async function hold(page: Page, what: "code" | "answers") {
  const released = Promise.withResolvers<undefined>();
  await page.route(what === "code" ? part : "**/graphql*", async (route) => {
    const isOther = what === "answers" && !(route.request().postData() ?? "").includes("searchSuggestions");
    if (!isOther) await released.promise;
    await route.fallback();
  });
  return () => released.resolve(undefined);
}

/** What the shopper has in the field: the text, the place of the caret, and whether the keys go there. */
const inField = (shopper: Shopper) =>
  shopper.searchField.evaluate((field) => ({
    text: field instanceof HTMLInputElement ? field.value : null,
    caret: field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd] : null,
    hasKeys: field === document.activeElement,
  }));

/** Waits for the suggestions to a text that the field already had when their code came. */
async function released(page: Page, release: () => void) {
  const arrived = page.waitForResponse(part);
  release();
  await arrived;
  await expect(options(page).first()).toBeVisible();
}

test("[NAV-2] what is typed before the suggestions are there stays with its caret, and gets suggestions", async ({
  page,
}) => {
  const release = await hold(page, "code");
  const shopper = new Shopper(page);
  await shopper.open("/");
  await shopper.searchField.click();
  await page.keyboard.type("pinva");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("o");
  await expect(options(page)).toHaveCount(0);
  const typed = { text: "pinova", caret: [4, 4], hasKeys: true };
  expect(await inField(shopper)).toEqual(typed);
  await released(page, release);
  expect(await inField(shopper)).toEqual(typed);
  await expect(page.getByRole("combobox")).toHaveCount(1);
  await expect(shopper.searchField).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pinova|\/termekek\//);
});

test("[NAV-2] an input method goes on writing when the suggestions come", { tag: "@full" }, async ({ page }) => {
  const release = await hold(page, "code");
  const shopper = new Shopper(page);
  await shopper.open("/");
  await shopper.searchField.click();
  const keys = await page.context().newCDPSession(page);
  await keys.send("Input.imeSetComposition", { text: "pinov", selectionStart: 5, selectionEnd: 5 });
  await released(page, release);
  expect(await inField(shopper)).toEqual({ text: "pinov", caret: [5, 5], hasKeys: true });
  await keys.send("Input.imeSetComposition", { text: "pinova", selectionStart: 6, selectionEnd: 6 });
  await keys.send("Input.insertText", { text: "pinova" });
  expect(await inField(shopper)).toEqual({ text: "pinova", caret: [6, 6], hasKeys: true });
});

test.describe("suggestions that cannot load", () => {
  test.use({ expected: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test(
    "[NAV-2] leave a field that searches, and are tried again with the next focus",
    { tag: "@full" },
    async ({ page }) => {
      await page.route(part, (route) => route.abort());
      let loads = 0;
      page.on("request", (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      const shopper = new Shopper(page);
      await shopper.open("/");
      const failed = page.waitForEvent("requestfailed", (request) => part.test(request.url()));
      await shopper.searchField.click();
      await failed;
      await page.keyboard.type("pinova");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/kereses/pinova");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("pinova");

      await page.unroute(part);
      await shopper.searchField.click();
      await shopper.searchField.fill("mutsu");
      await expect(options(page).first()).toBeVisible();
      expect(loads, "loads of the page").toBe(1);
    },
  );
});

test("[SEARCH-8] a search for a brand that the shop lacks says what it shows, and leads to the word itself", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/kereses/nutella");
  const said = page.getByRole("status").filter({ hasText: "Erre nincs találat: nutella. Ezt mutatjuk: " });
  await expect(said).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await said.getByRole("link", { name: "Keresés szó szerint" }).click();
  await expect(page.getByRole("heading", { name: "Nincs találat erre: „nutella”" })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("Suggestions keep names in words where the header sticks", { tag: "@layout" }, async ({ context, page }) => {
  const szeged = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" };
  const url = new URL(test.info().project.use.baseURL ?? "").origin;
  await context.addCookies([{ name: "delivery_address", value: encodeURIComponent(JSON.stringify(szeged)), url }]);
  const shopper = new Shopper(page);
  await shopper.open("/");
  await page.evaluate(() => scrollTo(0, 700));
  await shopper.searchField.fill("csirke");
  // A product that does not come to the place says why beside its price, which takes the most room.
  await expect(options(page).filter({ hasText: "Hűtött" }).first()).toBeVisible();
  const heights = await options(page).evaluateAll((all) => all.map((option) => option.clientHeight));
  expect(Math.max(...heights), heights.join(", ")).toBeLessThan(110);
});

test("[NAV-2] the suggestions put products into the cart, and stay", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  await shopper.searchField.fill("pinova");
  const add = options(page).getByRole("button", { name: "Kosárba: Pinova alma" });
  await add.click();
  await shopper.choosePostcode("1053");
  await expect(shopper.cartLink).toContainText(/1\s*tétel/);
  // The dialog gives the focus back to the field, whose suggestions open again.
  await expect(shopper.searchField).toBeFocused();
  await options(page)
    .getByRole("button", { name: /^Még több: Pinova alma, 1 db / })
    .click();
  await expect(options(page).getByRole("button", { name: /^Még több: Pinova alma, 2 db / })).toBeVisible();
  await shopper.searchField.fill("friss tej");
  await expect(options(page).first()).toContainText("tej");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(shopper.cartLink).toContainText(/2\s*tétel/);
  await expect(page).toHaveURL("/");
});

test("[SEARCH-12] keys that are faster than the suggestions search, and add nothing", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  await shopper.searchField.fill("pinova");
  await expect(options(page).first()).toContainText("Pinova");
  const release = await hold(page, "answers");
  await shopper.searchField.fill("friss tej");
  for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect(page).toHaveURL("/kereses/friss%20tej");
  release();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await shopper.searchField.fill("tejk");
  await options(page).getByRole("link", { name: "Márka: Tejkút" }).click();
  await expect(page).toHaveURL("/brands/tejkut");
});

test("[SEARCH-11] earlier searches come back in the field until they are deleted", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  for (const term of ["tejföl", "zöld alma"]) {
    await shopper.searchField.fill(term);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(term);
  }
  await shopper.open("/");
  await shopper.searchField.click();
  await expect(options(page)).toHaveText([/zöld alma/, /tejföl/]);
  await options(page).getByRole("button", { name: "Keresés törlése az előzményekből: zöld alma" }).click();
  await expect(options(page)).toHaveText([/tejföl/]);
  await options(page).getByRole("link").click();
  await expect(page).toHaveURL("/kereses/tejf%C3%B6l");
  await shopper.open("/");
  await shopper.searchField.click();
  await expect(options(page)).toHaveText([/tejföl/]);
});

test("[SEARCH-10] a barcode is found as it is printed, and as the camera reads it", async ({ page }) => {
  await page.addInitScript(() => {
    const picture = document.createElement("canvas");
    setInterval(() => picture.getContext("2d")?.fillRect(0, 0, 1, 1), 50);
    Object.defineProperty(navigator.mediaDevices, "getUserMedia", {
      value: () => Promise.resolve(picture.captureStream(10)),
    });
    Object.defineProperty(window, "BarcodeDetector", {
      value: class {
        detect = () => Promise.resolve([{ rawValue: "2000000100029" }]);
      },
    });
  });
  const shopper = new Shopper(page);
  await shopper.open("/");
  for (const printed of ["2 000000 100029", "02000000100029", "200000010002"]) {
    await shopper.searchField.fill(printed);
    await expect(options(page).first(), printed).toContainText("körte", { ignoreCase: true });
  }
  await shopper.searchField.fill("");
  await page.getByRole("button", { name: "Vonalkód beolvasása" }).click();
  await expect(page).toHaveURL("/kereses/2000000100029");
  await expect(page.getByRole("article").first()).toContainText("körte", { ignoreCase: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
