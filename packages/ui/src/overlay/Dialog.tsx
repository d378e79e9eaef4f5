import type { ReactNode } from "react";
import { lazyPart } from "./lazyPart.tsx";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on its close button, Escape or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  /** In the middle (from below on a phone), or along an edge: `start` for menus, `end` for filters. */
  readonly placement?: "center" | "start" | "end";
  /** `alertdialog` for questions that need a decision. */
  readonly role?: "dialog" | "alertdialog";
  /** The sticky part below the scrolling content: the buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog: it traps the focus and returns it. */
export const Dialog = lazyPart<DialogProps>(async () => (await import("./DialogFrame.tsx")).DialogFrame, {
  close: ({ onClose }) => onClose(),
});
