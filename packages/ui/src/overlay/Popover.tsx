import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Popover.module.css";
import popup from "./Popup.module.css";
import { usePopup } from "./usePopup.ts";

/** Props of `Popover`: its button and content, and those of its root element. */
export interface PopoverProps extends RootProps<"div"> {
  /** The words of the button, which name the content too. */
  readonly label: string;
  /** Some sentences, links or a small form. */
  readonly children: ReactNode;
}

/** A button that shows more beside it. Escape and a press elsewhere close it. */
export const Popover = ({ label, children, className, ...root }: PopoverProps) => {
  const { place, trigger, surface } = usePopup<HTMLDivElement>();
  return (
    <div {...root} {...place} className={classNames(styles.place, className)}>
      <Button variant="quiet" {...trigger}>
        {label}
        <Icon name="chevronDown" size="small" />
      </Button>
      <div {...surface} className={classNames(popup.popup, styles.content)} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
};
