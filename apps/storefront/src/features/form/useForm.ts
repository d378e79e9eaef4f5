import {
  createForm,
  fieldError,
  type FieldName,
  type FormProblems,
  type FormStore,
  type FormValues,
  storedDraft,
  useStore,
} from "@kamra/react";
import type { FieldBinding, FieldProblem } from "@kamra/ui";
import { useCallback, useState } from "react";
import { formFailure } from "../../shop/formFailure.ts";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";

export interface UseFormOptions<Values extends FormValues> {
  /** By which its draft is found after a reload. */
  readonly name: string;
  readonly initial: Values;
  /** The names of the fields in page order; of checkboxes, of those that can be wrong. */
  readonly labels: Labels<Values>;
  readonly problemsOf: (values: Values) => FormProblems<Values>;
  readonly send: (values: Values) => Promise<unknown>;
  /** Fields that are not restored after a reload, such as passwords. */
  readonly secrets?: ReadonlyArray<FieldName<Values>>;
}

type NamesOf<Values extends FormValues, Value> = {
  [Name in FieldName<Values>]: Values[Name] extends Value ? Name : never;
}[FieldName<Values>];

type Labels<Values extends FormValues> = Readonly<
  Record<NamesOf<Values, string>, string> & Partial<Record<NamesOf<Values, boolean>, string>>
>;

const isFieldOf = <Values extends FormValues>(values: Values, name: string): name is FieldName<Values> =>
  Object.hasOwn(values, name);

/**
 * A form of the shop, for the fields of `@kamra/ui`: errors show when a field was left and when the form is submitted,
 * refusals show beside their field, and typed values are never lost.
 *
 * @rule FORM-3
 */
export function useForm<Values extends FormValues>(options: UseFormOptions<Values>) {
  const { name: formName, labels, problemsOf, send } = options;
  const shop = useStorefrontShop();
  const [form] = useState(() => {
    const { initial, secrets = [] } = options;
    const draft = storedDraft<Values>({ name: formName, secrets, storage: () => window.sessionStorage });
    return createForm({ initial, problemsOf, draft });
  });
  const state = useStore(form);
  const { values, failure, isSending, attempt } = state;
  const idOf = (name: string) => `${formName}-${name}`;
  const errorOf = (name: string) => fieldError(state, name, problemsOf);
  const problems = Object.entries<string>(labels).flatMap(([name, label]): ReadonlyArray<FieldProblem> => {
    const message = errorOf(name);
    return message === null ? [] : [{ id: idOf(name), label, message }];
  });
  const ref = useCallback((element: HTMLFormElement | null) => takeOver(element, form), [form]);
  const submit = () => form.submit(send, (error) => formFailure(shop, error));
  const bind = (name: FieldName<Values>) => ({
    id: idOf(name),
    name,
    error: errorOf(name),
    onChange: (value: string | boolean) => form.change(name, value),
  });

  return {
    values,
    isSending,
    /** The form has unsaved values that differ from its current initial ones. */
    isChanged: state.typed.size > 0 && Object.entries(options.initial).some(([name, value]) => values[name] !== value),
    submit,
    reset: form.reset,
    /** Puts values into fields, as if they had been typed. */
    fill: (filled: Partial<Values>) => {
      for (const [name, value] of Object.entries<string | boolean | undefined>(filled))
        if (isFieldOf(values, name) && value !== undefined) form.change(name, value);
    },
    /** Props for an `ErrorSummary`: empty before the first submission. */
    summary: { problems: attempt === 0 ? [] : problems, failure, attempt },
    refuse: form.refuse,
    text: (name: NamesOf<Values, string>): FieldBinding => ({
      ...bind(name),
      label: labels[name],
      value: String(values[name]),
      onBlur: () => onceReleased(() => form.leave(name)),
    }),
    toggle: (name: NamesOf<Values, boolean>) => ({ ...bind(name), isSelected: values[name] === true }),
    /** Props for a `Form`. */
    frame: { ref, onSubmit: () => void submit() },
  };
}

/** Runs now, or when the pointer is released: a message shown earlier would move the button away from the press. */
function onceReleased(act: () => void): void {
  if (document.querySelector("button:active") === null) act();
  else window.addEventListener("pointerup", () => setTimeout(act), { once: true });
}

/**
 * Adopts values typed or autofilled before hydration, which React would overwrite. Not phone numbers, whose displayed
 * form differs from the stored one.
 */
function takeOver<Values extends FormValues>(element: HTMLFormElement | null, form: FormStore<Values>): void {
  const { values } = form.get();
  for (const field of element?.elements ?? []) {
    const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isTyped || !isFieldOf(values, field.name) || field.type === "tel") continue;
    const value = "checked" in field && field.type === "checkbox" ? field.checked : field.value;
    if (Boolean(value) && value !== values[field.name]) form.change(field.name, value);
  }
}
