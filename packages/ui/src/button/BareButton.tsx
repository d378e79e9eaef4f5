import type { ComponentProps } from "react";

export interface BareButtonProps extends Omit<ComponentProps<"button">, "onClick" | "disabled" | "style"> {
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Its action is running: the button keeps the focus, and a press does nothing. */
  readonly isPending?: boolean | undefined;
}

/** A button without a look of its own. It sends no form unless its `type` says so. */
export const BareButton = ({
  onPress,
  isDisabled = false,
  isPending = false,
  type = "button",
  ...props
}: BareButtonProps) => (
  <button
    {...props}
    // A pending button must not send its form a second time.
    type={isPending ? "button" : type}
    disabled={isDisabled}
    {...(isPending ? { "aria-disabled": true, "data-pending": true } : {})}
    onClick={() => {
      if (!isPending) onPress?.();
    }}
  />
);
