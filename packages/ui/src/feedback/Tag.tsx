import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./Tag.module.css";

/** Props of `Tag`: what was chosen, the callback that removes it, and those of its root element. */
export interface TagProps extends RootProps<"button"> {
  /** What was chosen, in one to three words. */
  readonly label: string;
  /** What screen readers call the button: that it removes, and what, with the words of `label`. */
  readonly removeLabel: string;
  /** Called by a press. The tag goes, so move the focus to what is around it. */
  readonly onRemove: () => void;
}

/** A choice that is in force, such as a filter; a press removes it. */
export const Tag = ({ label, removeLabel, onRemove, className, ...root }: TagProps) => (
  <BareButton aria-label={removeLabel} {...root} className={classNames(styles.tag, className)} onPress={onRemove}>
    {label}
    <Icon name="close" size="small" />
  </BareButton>
);
