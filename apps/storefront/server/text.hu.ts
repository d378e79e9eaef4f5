import { texts } from "@kamra/core/text";
import { settings } from "../src/shop/settings.ts";

export const serverText = {
  brokenTitle: `Hiba történt – ${settings.brand}`,
  broken: texts.transport.tryAgain,
  retry: "Újra",
} as const;
