import { useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { useTexts } from "../text/useTexts.ts";
import { MobileMenu } from "./MobileMenu.tsx";
import type { MobileMenuProps } from "./MobileMenuFrame.tsx";
import { shellTexts } from "./text.hu.ts";

/** Opens the menu on a phone. Its code starts to load when the button is touched. */
export const MobileMenuButton = (content: Omit<MobileMenuProps, "isOpen" | "onClose">) => {
  const texts = useTexts("shell", shellTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label={texts.openMenu}
        onPress={() => setIsOpen(true)}
        onPointerDown={MobileMenu.prepare}
        onFocus={MobileMenu.prepare}
      />
      <MobileMenu isOpen={isOpen} onClose={() => setIsOpen(false)} {...content} />
    </>
  );
};
