import { refusal } from "../../kernel/refusal.test.support.ts";
import { describe, expect, it } from "vitest";
import { productId } from "../../product/productId.ts";
import { open } from "../service/cart.test.support.ts";

describe("a wanted quantity", () => {
  it("[QTY-7] is reduced to the purchase limit with a notice; a smaller one passes without a notice", async () => {
    const page = open({ settings: { purchaseLimits: { [productId("a")]: 2 }, noticeMs: 77 } });
    await page.set("b", 3);
    await page.set("a", 2);
    expect(page.shop.notices.get()).toEqual([]);
    await page.set("a", 3);
    expect(page.quantities()).toEqual({ b: 3, a: 2 });
    expect(page.shop.notices.get()).toMatchObject([
      { kind: "info", text: "Ebből a termékből elérted a maximálisan vásárolható mennyiséget!", durationMs: 77 },
    ]);
  });

  it.each([-1, Number.NaN, Infinity])(
    "[QTY-8] is refused with a notice when it is %d, and nothing is sent",
    async (quantity) => {
      const page = open();
      expect(await refusal(page.set("a", quantity))).toMatchObject({ _tag: "QuantityError" });
      expect(page.operations()).toEqual([]);
      expect(page.shop.notices.get()).toMatchObject([{ kind: "error", durationMs: 10_000 }]);
      expect(page.texts().join()).toMatch(/^Hiba történt a kosár frissítése közben: ./);
    },
  );
});
