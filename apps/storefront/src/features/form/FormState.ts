import type { FormFailure } from "../../shop/formFailure.ts";

/** What a form holds: texts, and boxes that are ticked or not. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The names of a form's fields. */
export type FieldName<Values extends FormValues> = Extract<keyof Values, string>;

/** What is wrong with which field; the others are right. */
export type FormProblems<Values extends FormValues> = { readonly [Name in FieldName<Values>]?: string | null };

export interface FormState<Values extends FormValues> {
  readonly values: Values;
  /** The fields that were typed into since the form was last taken. */
  readonly typed: ReadonlySet<string>;
  /** The fields that may show what is wrong with them. */
  readonly judged: ReadonlySet<string>;
  /** What the server has refused, and the values that it was. */
  readonly refused: { readonly values: Values; readonly fields: FormFailure["fields"] } | null;
  /** Why the form was not taken, where no field is to blame. */
  readonly failure: string | null;
  readonly isSending: boolean;
  /** How often the form was sent without success. */
  readonly attempt: number;
}
