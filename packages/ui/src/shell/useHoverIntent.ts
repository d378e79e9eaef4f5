import { type PointerEvent, useEffect, useState } from "react";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { createHoverIntent } from "./createHoverIntent.ts";

type Opened = "hover" | "press" | null;

/**
 * State of an element that opens on hover or press.
 * @rule CAT-4
 */
export const useHoverIntent = () => {
  const { menu } = useSettings();
  const [opened, setOpened] = useState<Opened>(null);
  const [intent] = useState(() =>
    createHoverIntent({ ...menu, onChange: (isOver) => setOpened((was) => (isOver ? (was ?? "hover") : null)) }),
  );
  useEffect(() => intent.cancel, [intent]);

  const close = () => {
    intent.cancel();
    setOpened(null);
  };
  return {
    isOpen: opened !== null,
    close,
    // A press right after the hover has opened it keeps it open.
    toggle: () => {
      intent.cancel();
      setOpened(opened === "press" ? null : "press");
    },
    hoverProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") intent.enter();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") intent.leave();
      },
    },
  };
};
