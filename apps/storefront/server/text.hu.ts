import { texts } from "@kamra/core/text";
import { settings } from "../src/shop/settings.ts";

export const serverText = {
  brokenTitle: `Hiba történt – ${settings.brand}`,
  broken: texts.transport.tryAgain,
  busyTitle: `Sokan vagyunk – ${settings.brand}`,
  busy: texts.transport.rejections.RATE_LIMITED,
  retry: "Újra",
} as const;
