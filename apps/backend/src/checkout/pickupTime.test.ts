import { expect, it } from "vitest";
import { onBothDatabases } from "../testing/onBothDatabases.ts";
import { firstNow } from "../testing/startTestBackend.ts";

onBothDatabases("The time of a method by which goods are fetched", (backend) => {
  it("follows the store's opening hours: it is three open hours after now.", async () => {
    const timeOf = async (now: string) => {
      backend().setNow(now);
      const { data } = await backend().ask<{
        shippingMethods: ReadonlyArray<{ id: string; delivery_time: string | null }>;
      }>("{ shippingMethods { id delivery_time } }");
      return data.shippingMethods.find(({ id }) => id === "4")?.delivery_time;
    };
    // The store is closed on this Saturday, and opens on Monday.
    expect(await timeOf(firstNow)).toBe("Ha most rendelsz: november 23., hétfő 11:00 után, aznap 12:00-\u2060ig");
    expect(await timeOf("2026-11-23T10:00:00+01:00")).toBe(
      "Ha most rendelsz: november 23., hétfő 15:00 után, aznap 20:00-\u2060ig",
    );
    backend().setNow(firstNow);
  });
});
