import type { ComponentProps } from "react";

/** What every button takes beside the attributes of a native one: `onPress` in place of `onClick`, `isDisabled`, `isPending`. */
export interface BareButtonProps extends Omit<ComponentProps<"button">, "onClick" | "disabled"> {
  /** Called by a press of mouse, finger, Enter or space; not while it is pending or disabled. */
  readonly onPress?: (() => void) | undefined;
  /** It cannot be pressed and takes no focus; say nearby why not. */
  readonly isDisabled?: boolean | undefined;
  /** The action is running: the button keeps the focus and ignores presses. */
  readonly isPending?: boolean | undefined;
}

/** An unstyled button. It submits a form only with `type="submit"`. */
export const BareButton = ({
  onPress,
  isDisabled = false,
  isPending = false,
  type = "button",
  ...props
}: BareButtonProps) => (
  <button
    {...props}
    // A pending button must not submit its form again.
    type={isPending ? "button" : type}
    disabled={isDisabled}
    {...(isPending ? { "aria-disabled": true, "data-pending": true } : {})}
    onClick={() => {
      if (!isPending) onPress?.();
    }}
  />
);
