import type { ReactNode } from "react";
import { lazyPart } from "./lazyPart.tsx";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Closed by its button, by Escape or by a press beside it. */
  readonly onClose: () => void;
  readonly title: string;
  /** In the middle (from below on a phone), or along an edge: `start` for menus, `end` for filters. */
  readonly placement?: "center" | "start" | "end";
  /** `alertdialog` where something is lost unless the shopper decides. */
  readonly role?: "dialog" | "alertdialog";
  /** The sticky part below the scrolling content: the buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Something that has to be done before going on: it holds the focus and gives it back. */
export const Dialog = lazyPart<DialogProps>(async () => (await import("./DialogFrame.tsx")).DialogFrame, {
  close: ({ onClose }) => onClose(),
});
