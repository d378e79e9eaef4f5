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

/** A form's fields by name, for components with several fields. */
export type FieldOf<Name extends string> = (name: Name) => FieldBinding;
