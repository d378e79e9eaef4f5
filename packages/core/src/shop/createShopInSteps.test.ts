import { expect, it } from "vitest";
import { cart, catalogue, createShop, createShopInSteps, delivery } from "../index.ts";

const options = {
  capabilities: [catalogue, delivery, cart],
  endpoint: "/graphql",
  fetch: () => new Promise<Response>(() => {}),
  clock: () => new Date(0),
} as const;

it("makes the same shop as createShop, with a pause before each capability", async () => {
  let pauses = 0;
  const shop = await createShopInSteps(options, {
    pause: () => {
      pauses += 1;
      return Promise.resolve();
    },
  });
  const whole = createShop(options);
  expect(pauses).toBe(3);
  expect(Object.keys(shop)).toEqual(Object.keys(whole));
  expect(shop.snapshot()).toEqual(whole.snapshot());
  shop.dispose();
  whole.dispose();
});

it("rejects where createShop throws, and with the failure of a pause", async () => {
  const refused = createShopInSteps({ ...options, endpoint: "no path" }, { pause: () => Promise.resolve() });
  await expect(refused).rejects.toThrow(TypeError);
  const failed = createShopInSteps(options, { pause: () => Promise.reject(new Error("No time")) });
  await expect(failed).rejects.toThrow("No time");
});
