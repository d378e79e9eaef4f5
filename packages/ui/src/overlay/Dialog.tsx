import type { DialogProps } from "./DialogFrame.tsx";
import { lazyPart } from "./lazyPart.tsx";

/** A modal dialog: it traps the focus and returns it. */
export const Dialog = lazyPart<DialogProps>(async () => (await import("./DialogFrame.tsx")).DialogFrame, {
  close: ({ onClose }) => onClose(),
});
