import type { AriaAttributes } from "react";
import type { TextFieldProps } from "./TextField.tsx";

/** Connects a field to its form. Spread it into the field. */
export interface FieldBinding {
  /** The input's id: an error summary links to it. */
  readonly id: string;
  /** The name that it is sent under. */
  readonly name: string;
  /** What is asked for, above the field. */
  readonly label: string;
  /** What stands in the field. */
  readonly value: string;
  /** Called with all that stands in the field, at each key. */
  readonly onChange: (value: string) => void;
  /** The shopper has left the field: its error may be shown now. */
  readonly onBlur: () => void;
  /** The error message, or null. */
  readonly error: string | null;
}

/** What every field of text takes: its binding, the rest of the contract of `TextField`, and what its input and root take. */
export interface FieldContract
  extends
    Omit<FieldBinding, "id">,
    Pick<
      TextFieldProps,
      | "id"
      | "ref"
      | "className"
      | "style"
      | "description"
      | "isDisabled"
      | "isOptional"
      | "isReadOnly"
      | "onFocus"
      | "autoFocus"
      | keyof AriaAttributes
    > {
  /** Data for its input. */
  readonly [name: `data-${string}`]: unknown;
}

/** A form's fields by name, for components with several fields. */
export type FieldOf<Name extends string> = (name: Name) => FieldBinding;
