import { type FocusEvent, type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from "react";

/**
 * A button and the surface that it opens beside itself, as the platform's `popover`: above all else on the page, also within dialogs
 * and scrolling parts, closed by a press elsewhere, and open to a press before the scripts have loaded. Each returned part is spread
 * into its element.
 */
export function usePopup<Surface extends HTMLElement>() {
  const id = useId();
  const ref = useRef<Surface>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => ref.current?.hidePopover();
  return {
    isOpen,
    close,
    /** The element around both. */
    place: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !isOpen) return;
        // Not the dialog around it.
        event.stopPropagation();
        close();
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
    },
    trigger: { popoverTarget: id, "aria-expanded": isOpen },
    surface: {
      id,
      ref,
      popover: "auto" as const,
      onBeforeToggle: ({ newState }: ToggleEvent) => setIsOpen(newState === "open"),
    },
  };
}
