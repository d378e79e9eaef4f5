import type { PlacingEnding } from "@kamra/core/checkout";
import type { NoticeProps } from "@kamra/ui";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.endings;

interface PlacingScreen {
  readonly tone: NoticeProps["tone"];
  /** What the link says that leads to the step that mends it; null where no step does. */
  readonly mend: ((step: string) => string) | null;
  /** What the step's button says in place of ordering; null where it orders. */
  readonly button: string | null;
}

/** How each ending of placing an order looks, and where it leads on. An ending without a row does not compile. */
export const placingScreens: Readonly<Record<Exclude<PlacingEnding["kind"], "none">, PlacingScreen>> = {
  missing: { tone: "attention", mend: text.mend, button: null },
  slotLost: { tone: "attention", mend: () => text.otherSlot, button: null },
  soldOut: { tone: "attention", mend: () => text.toCart, button: null },
  changed: { tone: "attention", mend: null, button: null },
  refused: { tone: "danger", mend: text.mend, button: null },
  unknown: { tone: "attention", mend: null, button: text.askAgain },
};
