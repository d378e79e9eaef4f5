import { texts } from "@kamra/core/text";

export const serverText = {
  brokenTitle: "Hiba történt – Kamra",
  broken: texts.transport.tryAgain,
  retry: "Újra",
} as const;
