import { BareButton } from "../button/BareButton.tsx";
import { Button } from "../button/Button.tsx";
import { moveAmong } from "../button/moveAmong.ts";
import { Icon, type IconName } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Menu.module.css";
import popover from "./Popover.module.css";
import popup from "./Popup.module.css";
import { usePopup } from "./usePopup.ts";

/** An action of a `Menu`. */
export interface MenuAction {
  /** What it does, as a verb of one to three words. */
  readonly label: string;
  /** An icon before the words. */
  readonly icon?: IconName;
  /** `danger` for what takes something away. */
  readonly tone?: "danger";
  /** It cannot be pressed now. */
  readonly isDisabled?: boolean;
  /** Called when it is pressed; the menu is closed then. */
  readonly onPress: () => void;
}

/** Props of `Menu`: its button and actions, and those of its root element. */
export interface MenuProps extends RootProps<"div"> {
  /** The words of the button, which name the menu too. */
  readonly label: string;
  /** The actions, the most used first; each has other words. */
  readonly actions: ReadonlyArray<MenuAction>;
}

/** A button that opens a list of actions. The arrow keys go through it. For pages, use links. */
export const Menu = ({ label, actions, className, ...root }: MenuProps) => {
  const { isOpen, close, place, trigger, surface } = usePopup<HTMLDivElement>();
  return (
    <div {...root} {...place} className={classNames(popover.place, className)}>
      <Button
        variant="secondary"
        {...trigger}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isOpen) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {label}
        <Icon name="chevronDown" size="small" />
      </Button>
      <div
        {...surface}
        className={popup.popup}
        role="menu"
        aria-label={label}
        onKeyDown={moveAmong}
        onToggle={({ newState, currentTarget }) => {
          if (newState === "open") currentTarget.querySelector<HTMLElement>("button:enabled")?.focus();
        }}
      >
        {actions.map(({ label: name, icon, tone, isDisabled, onPress }) => (
          <BareButton
            key={name}
            role="menuitem"
            tabIndex={-1}
            isDisabled={isDisabled}
            className={classNames(styles.action, tone && styles[tone])}
            onPress={() => {
              close();
              onPress();
            }}
          >
            {icon !== undefined && <Icon name={icon} size="small" />}
            {name}
          </BareButton>
        ))}
      </div>
    </div>
  );
};
