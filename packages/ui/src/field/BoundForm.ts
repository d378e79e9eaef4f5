import type { ErrorSummaryProps } from "../form/ErrorSummary.tsx";
import type { FormProps } from "../form/Form.tsx";
import type { CheckboxProps } from "./Checkbox.tsx";
import type { FieldOf } from "./FieldBinding.ts";

/** Connects a checkbox to its form. Spread it into a `Checkbox`. */
export type ToggleBinding = Pick<CheckboxProps, "isSelected" | "onChange"> &
  Required<Pick<CheckboxProps, "id" | "name" | "error">>;

/** A form's state by the names of its fields and checkboxes, for components that are whole forms. */
export interface BoundForm<Field extends string, Toggle extends string = never> {
  /** The fields of text, with their labels. */
  readonly text: FieldOf<Field>;
  /** The checkboxes. */
  readonly toggle: (name: Toggle) => ToggleBinding;
  /** What the `Form` itself takes. */
  readonly frame: Pick<FormProps, "onSubmit" | "ref">;
  /** What went wrong at the last submission. */
  readonly summary: Pick<ErrorSummaryProps, "problems" | "failure" | "attempt">;
  /** It is being sent. */
  readonly isSending: boolean;
}
