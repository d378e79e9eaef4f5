import { expect, it } from "vitest";
import { cartTexts } from "../cart/text.hu.ts";
import { checkoutTexts } from "../checkout/text.hu.ts";
import { listTexts } from "../lists/text.hu.ts";
import { transportTexts } from "../transport/text.hu.ts";

const { rejections, sessionEnds, rateLimited, ...others } = transportTexts;
const reasons = [
  ...Object.values(rejections),
  ...Object.values(sessionEnds),
  ...Object.values(others),
  rateLimited(60),
  cartTexts.synchronisationFailed,
];

it.each([
  ["[ORDER-2]", checkoutTexts.orderFailed],
  ["[CART-5]", cartTexts.updateFailed],
  ["[LINK-1]", cartTexts.linking.failed],
  ["[LIST-2]", listTexts.updateFailed],
])("[SEAM-3] %s says once that something failed, whatever the reason", (_rule, failed) => {
  for (const reason of reasons) expect(failed(reason).match(/Hiba történt/g)).toHaveLength(1);
});
