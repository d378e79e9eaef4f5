import { type ComponentProps, createContext, type ReactNode, useId } from "react";

/** What a group tells its choices. */
export interface ChosenChoice {
  /** Radio buttons of one name are one tab stop; the arrow keys go from one to the next. */
  readonly name: string;
  /** The value of the chosen one; null without a choice. */
  readonly value: string | null;
  /** Called with the value of the chosen one. */
  readonly onChange: (value: string) => void;
}

/** The group of a `Choice`. */
export const ChoiceContext = createContext<ChosenChoice>({ name: "", value: null, onChange: () => undefined });

/** Props of `ChoiceGroup`, besides those of a native fieldset. */
export interface ChoiceGroupProps extends Omit<ComponentProps<"fieldset">, "onChange" | "value"> {
  /** Null without a choice. */
  readonly value: string | null;
  /** Called with the value of the chosen one. */
  readonly onChange: (value: string) => void;
  /** The name that the chosen value is sent under. */
  readonly name?: string | undefined;
  /** `Choice`s. */
  readonly children: ReactNode;
}

/** A choice of one. */
export const ChoiceGroup = ({ value, onChange, name: givenName, children, ...props }: ChoiceGroupProps) => {
  const ownName = useId();
  const name = givenName ?? ownName;
  return (
    <ChoiceContext value={{ name, value, onChange }}>
      <fieldset {...props} role="radiogroup">
        {children}
      </fieldset>
    </ChoiceContext>
  );
};
