import type { PlacingOutcome } from "@kamra/core/checkout";
import type { NoticeProps } from "@kamra/ui";
import { checkoutText } from "./text.hu.ts";

const text = checkoutText.endings;

interface PlacingScreen {
  readonly tone: NoticeProps["tone"];
  /** The text of the link to the step that solves it; null without one. */
  readonly mend: ((step: string) => string) | null;
  /** The button's label instead of ordering; null when it orders. */
  readonly button: string | null;
}

/** The screen and the next link of each outcome of placing an order. An outcome without a row does not compile. */
export const placingScreens: Readonly<Record<Exclude<PlacingOutcome["kind"], "none">, PlacingScreen>> = {
  missing: { tone: "attention", mend: text.mend, button: null },
  slotLost: { tone: "attention", mend: () => text.otherSlot, button: null },
  soldOut: { tone: "attention", mend: () => text.toCart, button: null },
  changed: { tone: "attention", mend: null, button: null },
  refused: { tone: "danger", mend: text.mend, button: null },
  unknown: { tone: "attention", mend: null, button: text.askAgain },
};
