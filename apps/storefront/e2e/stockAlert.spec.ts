import { enterAs } from "./enterAs.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const path = "/termekek/meggy";

// The request that the test breaks fails.
test.use({ expected: /^error: Failed to load resource: .*\/graphql\)$/ });

test(
  "[STOCK-1] a guest logs in to subscribe to a product, and sees the subscription",
  { tag: "@full" },
  async ({ page, context }) => {
    const shopper = new Shopper(page);
    const main = page.getByRole("main");
    await shopper.open(path);
    await main.getByRole("link", { name: "Szólj, ha újra kapható" }).click();
    await expect(page).toHaveURL(`/belepes?vissza=${encodeURIComponent(path)}`);
    await enterAs("Kovács Anna", context);
    await shopper.open(path);

    const ask = main.getByRole("button", { name: "Szólj, ha újra kapható" });
    const undo = main.getByRole("button", { name: "Mégse szóljatok" });
    await page.route("**/graphql", (route) =>
      (route.request().postData() ?? "").includes("subscribeToProduct")
        ? route.fulfill({ status: 400, contentType: "text/plain", body: "oops" })
        : route.fallback(),
    );
    await ask.click();
    await expect(main.getByRole("alert")).toBeVisible();
    await expect(ask).toBeFocused();
    await page.unroute("**/graphql");

    await ask.click();
    await expect(main.getByText("Szólunk e-mailben, ha újra kapható.")).toBeVisible();
    await expect(undo).toBeFocused();
    await expect(main.getByRole("alert")).toBeHidden();
    await expect(undo, "the server has confirmed").toBeEnabled();
    await expectAccessible(page);
    await page.reload();
    await shopper.listening();
    await undo.click();
    await expect(ask, "the server has confirmed").toBeEnabled();
    await page.reload();
    await expect(ask).toBeVisible();
  },
);

test("[STOCK-1] the card of a sold-out product leads to similar ones, and subscribes where it is", async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  const card = page.getByRole("article").filter({ hasText: "Átmeneti készlethiány" }).first();
  await shopper.open("/tejtermek-tojas/tejfol-tejszin");
  const name = (await card.getByRole("heading").textContent()) ?? "";
  const product = await card.getByRole("heading").getByRole("link").getAttribute("href");
  await expect(card.getByRole("link", { name: /^Szólj, ha lesz: / })).toHaveAttribute("href", product ?? "");
  await card.getByRole("link", { name: /^Hasonló termékek: / }).click();
  await expect(page).toHaveURL(`${product}#hasonlo`);
  await expect(page.getByRole("heading", { name: "Hasonló termékek" })).toBeInViewport();

  await enterAs("Kovács Anna", context);
  await shopper.open("/tejtermek-tojas/tejfol-tejszin");
  const same = page.getByRole("article", { name });
  const ask = same.getByRole("button", { name: /^Szólj, ha lesz: / });
  await ask.click();
  await expect(ask).toHaveAttribute("aria-pressed", "true");
  await expect(ask, "the server has confirmed").not.toHaveAttribute("aria-disabled");
  await expectAccessible(page);
  await shopper.open(product ?? "");
  const undo = page.getByRole("main").getByRole("button", { name: "Mégse szóljatok" });
  await undo.click();
  await expect(undo).toBeHidden();
});
