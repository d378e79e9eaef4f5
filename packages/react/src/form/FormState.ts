/** The values of a form: texts and checkboxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The names of a form's fields. */
export type FieldName<Values extends FormValues> = Extract<keyof Values, string>;

/** The field errors; other fields are valid. */
export type FormProblems<Values extends FormValues> = { readonly [Name in FieldName<Values>]?: string | null };

/** Why a form could not be sent: by field, or in one sentence for the whole form. */
export interface FormFailure {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
}

/** A form's values, its visible errors, and the state of its submission. */
export interface FormState<Values extends FormValues> {
  readonly values: Values;
  /** The fields typed into since the last submission. */
  readonly typed: ReadonlySet<string>;
  /** The fields whose errors are visible. */
  readonly judged: ReadonlySet<string>;
  /** The server's refusals, and the refused values. */
  readonly refused: { readonly values: Values; readonly fields: FormFailure["fields"] } | null;
  /** The form's error that belongs to no field. */
  readonly failure: string | null;
  readonly isSending: boolean;
  /** The number of failed submissions. */
  readonly attempt: number;
}
