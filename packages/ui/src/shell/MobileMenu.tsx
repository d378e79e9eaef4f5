import { lazyPart } from "../overlay/lazyPart.tsx";
import type { MobileMenuProps } from "./MobileMenuFrame.tsx";

/** The category tree on a phone: one level at a time, with a back button. */
export const MobileMenu = lazyPart<MobileMenuProps>(
  async () => (await import("./MobileMenuFrame.tsx")).MobileMenuFrame,
  { close: ({ onClose }) => onClose() },
);
