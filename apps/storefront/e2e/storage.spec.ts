import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

test("the shop works in a browser that forbids every storage", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document", "SecurityError");
        },
      });
  });
  const shopper = new Shopper(page);
  await shopper.open("/kapcsolat");
  await page.getByRole("main").getByRole("button", { name: "Elküldöm" }).click();
  await expect(page.getByRole("main").getByRole("textbox", { name: "Üzenet" })).toHaveAccessibleDescription(
    "Kötelező mező!",
  );
});
