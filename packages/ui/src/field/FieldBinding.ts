/** Connects a field to its form. Spread it into the field. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The shopper has left the field: its error may be shown now. */
  readonly onBlur: () => void;
  /** The error message, or null. */
  readonly error: string | null;
}

/** A form's fields by name, for components with several fields. */
export type FieldOf<Name extends string> = (name: Name) => FieldBinding;
