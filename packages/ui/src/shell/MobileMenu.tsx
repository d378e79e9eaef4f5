import type { Category } from "@kamra/core/catalogue";
import { lazyPart } from "../overlay/lazyPart.tsx";
import type { NavigationLink } from "./NavigationLink.ts";

export interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly categories: ReadonlyArray<Category>;
  readonly links: ReadonlyArray<NavigationLink>;
  /** The address of a top category's picture. */
  readonly categoryPicture?: (category: Category) => string;
}

/** The category tree on a phone: one level at a time, with a back button. */
export const MobileMenu = lazyPart<MobileMenuProps>(
  async () => (await import("./MobileMenuFrame.tsx")).MobileMenuFrame,
  { close: ({ onClose }) => onClose() },
);
