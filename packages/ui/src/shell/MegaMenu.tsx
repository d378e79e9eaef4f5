import type { Category } from "@kamra/core/catalog";
import { useId, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { useTexts } from "../text/TextsProvider.tsx";
import { MegaMenuPanel } from "./MegaMenuPanel.tsx";
import type { NavigationLink } from "./NavigationLink.ts";
import { useHoverIntent } from "./useHoverIntent.ts";
import styles from "./MegaMenu.module.css";

export interface MegaMenuProps {
  readonly categories: ReadonlyArray<Category>;
  /** Offers, new products, selections. */
  readonly links: ReadonlyArray<NavigationLink>;
  /** The address of a top category's picture. */
  readonly categoryPicture?: (category: Category) => string;
}

/**
 * The category tree behind one button. It opens when a mouse stays on it or when it is pressed; Escape, leaving it, and
 * going somewhere close it.
 *
 * @rule CAT-4
 */
export const MegaMenu = (content: MegaMenuProps) => {
  const texts = useTexts().shell;
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const { isOpen, close, toggle, hoverProps } = useHoverIntent();
  return (
    <div
      className={styles.menu}
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
