import { useId, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { lazyPart } from "../overlay/lazyPart.tsx";
import { classNames } from "../styles/classNames.ts";
import { useTexts } from "../text/useTexts.ts";
import { shellTexts } from "./text.hu.ts";
import type { MegaMenuPanelProps, MegaMenuProps } from "./MegaMenuPanel.tsx";
import { useHoverIntent } from "./useHoverIntent.ts";
import styles from "./MegaMenu.module.css";

const MegaMenuPanel = lazyPart<MegaMenuPanelProps>(async () => (await import("./MegaMenuPanel.tsx")).MegaMenuPanel, {
  close: ({ onGo }) => onGo(),
});

/**
 * The category tree behind one button. It opens by hovering or pressing; Escape, leaving it, and navigation close it.
 *
 * @rule CAT-4
 */
export const MegaMenu = ({ categories, links, categoryPictureOf, className, ...root }: MegaMenuProps) => {
  const content = { categories, links, ...(categoryPictureOf && { categoryPictureOf }) };
  const texts = useTexts("shell", shellTexts);
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const { isOpen, close, toggle, hoverProps } = useHoverIntent();
  return (
    <div
      {...root}
      className={classNames(styles.menu, className)}
      {...hoverProps}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        close();
        trigger.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Button ref={trigger} aria-expanded={isOpen} aria-controls={panelId} onPress={toggle}>
        <Icon name="grid" size="small" />
        {texts.allProducts}
        <Icon name="chevronDown" size="small" />
      </Button>
      <div className={styles.panel} id={panelId} hidden={!isOpen}>
        {isOpen && <MegaMenuPanel {...content} onGo={close} />}
      </div>
    </div>
  );
};
